// Looks for news each second, and sends nothing before the desk's computer answers: what is typed is never lost.
(function () {
  'use strict';
  var body = document.body;
  var watch = body.getAttribute('data-watch');
  var gone = document.getElementById('gone');
  var silence = document.getElementById('silence');
  var trouble = document.getElementById('trouble');
  var news = document.getElementById('news');
  var form = document.querySelector('form');
  var isTyped = false;
  var isSending = false;
  if (!watch) return;

  function tell(element, words) {
    if (element.textContent !== words) element.textContent = words;
    element.hidden = !words;
  }
  function ask(hear) {
    var request = new XMLHttpRequest();
    request.open('GET', watch);
    request.timeout = 4000;
    request.onload = function () { hear(request); };
    request.onerror = request.ontimeout = function () { hear(null); };
    request.send();
  }
  function look() {
    ask(function (answer) {
      tell(gone, answer ? '' : silence.textContent);
      if (answer && answer.status === 403) return location.reload();
      if (answer && answer.status === 200) {
        var at = answer.responseText.indexOf('\n');
        tell(trouble, answer.responseText.slice(at + 1));
        if (answer.responseText.slice(0, at) !== body.getAttribute('data-tag')) {
          if (!form || (!isTyped && form.querySelector('select'))) return location.replace(location.pathname);
          news.hidden = false;
        }
      }
      setTimeout(look, 1000);
    });
  }
  setTimeout(look, 1000);
  if (!form) return;

  form.addEventListener('input', function () { isTyped = true; });
  form.addEventListener('change', function () { isTyped = true; });
  var pressed = null;
  form.addEventListener('click', function (event) {
    if (event.target.name && event.target.tagName === 'BUTTON') pressed = event.target;
  });
  form.addEventListener('submit', function (event) {
    event.preventDefault();
    if (isSending) return;
    isSending = true;
    ask(function (answer) {
      isSending = false;
      tell(gone, answer ? '' : silence.textContent);
      if (!answer) return gone.scrollIntoView();
      if (pressed) {
        var hidden = document.createElement('input');
        hidden.type = 'hidden';
        hidden.name = pressed.name;
        hidden.value = pressed.value;
        form.appendChild(hidden);
      }
      form.submit();
    });
  });
})();
