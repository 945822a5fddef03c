// Moves the links of the navigation out of the `summary` elements that open and close its parts.
const container = document.querySelector('#tsd-nav-container');
const separate = () => {
  for (const link of container.querySelectorAll('summary > a')) {
    const summary = link.parentElement;
    summary.setAttribute('aria-label', `Contents of ${link.textContent}`);
    summary.parentElement.before(link);
  }
};
if (container) {
  new MutationObserver(separate).observe(container, { childList: true, subtree: true });
  separate();
}
