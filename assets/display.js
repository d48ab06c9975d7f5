// Looks each second whether something is new, lets the clocks run, and shows on a wide screen page after page.
(function () {
  'use strict';
  var body = document.body;
  var main = document.querySelector('main');
  var gone = document.getElementById('gone');
  var silence = document.getElementById('silence');
  var tag = '"' + body.getAttribute('data-tag') + '"';
  var arrived = now();
  var silent = 0;
  var pages = [];
  var page = 0;

  function now() { return window.performance && performance.now ? performance.now() : Date.now(); }
  function all(selector, within) {
    return Array.prototype.slice.call((within || document).querySelectorAll(selector));
  }
  function tell(words) {
    if (gone.textContent !== words) gone.textContent = words;
    gone.hidden = !words;
  }

  function tick() {
    all('[data-runs]').forEach(function (clock) {
      var left = Math.max(0, clock.getAttribute('data-left') - (now() - arrived));
      var seconds = Math.ceil(left / 1000);
      var text = ('0' + Math.floor(seconds / 60)).slice(-Math.max(2, String(Math.floor(seconds / 60)).length)) + ':' +
        ('0' + seconds % 60).slice(-2);
      if (clock.textContent !== text) clock.textContent = text;
      if (left === 0) clock.parentNode.className = 'clock over';
    });
  }

  function isWide() { return innerWidth >= 900 && innerHeight >= 480; }

  // Which rows of which list fit on the screen together.
  function lay() {
    pages = [];
    body.className = isWide() ? 'pages' : '';
    body.style.fontSize = isWide() ? Math.max(18, innerHeight / 30) + 'px' : '';
    all('article, section, tbody tr').forEach(function (each) { each.hidden = false; });
    if (!isWide()) return;
    var notice = document.querySelector('.notice');
    var room = innerHeight - (notice ? notice.offsetHeight : 0) - innerHeight / 40;
    all('article').forEach(function (article) {
      all('section', article).forEach(function (section) {
        all('section', article).forEach(function (each) { each.hidden = each !== section; });
        var rows = all('tbody tr', section);
        var above = rows.length ? rows[0].getBoundingClientRect().top - article.getBoundingClientRect().top : 0;
        var from = 0;
        var height = above;
        rows.forEach(function (row, index) {
          var own = row.getBoundingClientRect().height;
          if (height + own > room && index > from) {
            pages.push({article: article, section: section, from: from, to: index});
            from = index;
            height = above;
          }
          height += own;
        });
        if (rows.length) pages.push({article: article, section: section, from: from, to: rows.length});
      });
    });
    show();
  }

  function show() {
    if (!pages.length) return;
    page = page % pages.length;
    var shown = pages[page];
    all('article').forEach(function (each) { each.hidden = each !== shown.article; });
    all('section').forEach(function (each) { each.hidden = each !== shown.section; });
    all('tbody tr', shown.section).forEach(function (row, index) {
      row.hidden = index < shown.from || index >= shown.to;
    });
    scrollTo(0, 0);
  }

  function look() {
    var request = new XMLHttpRequest();
    request.open('GET', body.getAttribute('data-watch'));
    request.setRequestHeader('If-None-Match', tag);
    request.timeout = 4000;
    request.onload = function () {
      silent = 0;
      tell('');
      if (request.status === 200) {
        tag = request.getResponseHeader('ETag');
        arrived = now();
        main.innerHTML = request.responseText;
        lay();
        tick();
      }
      // A province's lists are long: a tenth of a megabyte a second is enough for one browser.
      setTimeout(look, Math.max(1000, request.responseText.length / 100));
    };
    request.onerror = request.ontimeout = function () {
      silent += 1;
      if (silent > 2) tell(silence.textContent);
      setTimeout(look, 1000);
    };
    request.send();
  }

  lay();
  tick();
  setInterval(tick, 250);
  setInterval(function () { page += 1; show(); }, 10000);
  addEventListener('resize', lay);
  setTimeout(look, 1000);
})();
