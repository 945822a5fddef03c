// What every page can do with scripts: "/" goes to the search, and a block of code can be copied.
document.addEventListener('keydown', (event) => {
  const typing = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
  if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  document.querySelector('main input[type=search], .search input')?.focus();
});

for (const figure of navigator.clipboard ? document.querySelectorAll('figure.code') : []) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Copy';
  button.addEventListener('click', () => {
    void navigator.clipboard.writeText(figure.querySelector('code').textContent).then(() => {
      button.textContent = 'Copied';
      setTimeout(() => (button.textContent = 'Copy'), 2000);
    });
  });
  figure.append(button);
}
