/** The body of the page of the search. */
export const searchBody = `
<section class="lead">
  <h1>Search</h1>
  <form role="search" aria-label="Guides, operations and TypeScript">
    <label for="q">Words that must all be there: a task, an operation, an error code, a symbol</label>
    <input id="q" name="q" type="search" autocomplete="off" spellcheck="false" />
  </form>
  <p id="found" role="status"></p>
  <noscript><p>The search needs scripts. <a href="operations.html">All operations</a> are in one table.</p></noscript>
</section>
<ol class="results" id="results"></ol>
<script src="search-index.js"></script>
<script src="find.js"></script>
<script src="search.js"></script>
`;
