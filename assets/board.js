// The links between the positions work alone; here the page stays where it is, and the arrow keys turn.
'use strict';
{
  const steps = [...document.querySelectorAll('.step')];
  const links = [...document.querySelectorAll('.sheet a[href^="#t"]')];
  const show = (id) => {
    const to = steps.find((step) => step.id === id);
    if (!to) return false;
    for (const step of steps) step.classList.toggle('now', step === to);
    for (const link of links) link.classList.toggle('here', link.hash === '#' + id);
    return true;
  };
  const turn = (by) => {
    const at = steps.findIndex((step) => step.classList.contains('now')) + by;
    if (steps[at]) show(steps[at].id);
  };
  if (show(location.hash.slice(1) || 't0')) document.documentElement.classList.add('stepping');
  addEventListener('hashchange', () => show(location.hash.slice(1)));
  document.addEventListener('click', (event) => {
    const link = event.target.closest('a[href^="#t"]');
    if (!link || !show(link.hash.slice(1))) return;
    event.preventDefault();
    const now = document.querySelector('.step.now');
    const same = [...now.querySelectorAll('p > *')].find((way) => way.textContent === link.textContent);
    const focus = same && same.href ? same : now.querySelector('a');
    if (link.closest('.step') && focus) focus.focus({preventScroll: true});
  });
  document.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'ArrowLeft') turn(-1);
    if (event.key === 'ArrowRight') turn(1);
  });
}
