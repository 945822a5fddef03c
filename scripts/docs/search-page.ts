/** The body of the search page. */
export const searchBody = `
<h1>Search</h1>
<form class="find" role="search" aria-label="Guides, operations and TypeScript">
  <label for="q">All of these words: a task, an operation, an error code, a symbol</label>
  <input id="q" name="q" type="search" autocomplete="off" spellcheck="false" />
  <p role="status"></p>
  <noscript><p>The search needs scripts. <a href="operations.html">All operations</a> are in one table.</p></noscript>
  <ol class="results"></ol>
</form>
`;
