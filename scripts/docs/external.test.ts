import { describe, expect, test } from 'vitest';
import { externalResources } from './external.ts';

describe('the check for resources of other hosts', () => {
  test.each([
    '<script src="https://cdn.example/redoc.js"></script>',
    "<script async src='//cdn.example/redoc.js'></script>",
    '<link rel="stylesheet" href="https://fonts.example/css">',
    '<link href="https://fonts.example" rel="preconnect">',
    '<img alt="x" src="http://example.org/a.png">',
    'src: full ? `https://cdn.example/logo.svg` : undefined',
    '@import url("https://fonts.example/css");',
    'src: url(https://fonts.example/a.woff2)',
  ])('finds %s', (text) => {
    expect(externalResources(text)).not.toEqual([]);
  });

  test.each([
    '<a href="https://example.org/">read more</a>',
    '<script src="search.js"></script>',
    '<link rel="stylesheet" href="../style.css">',
    'url("data:image/svg+xml,abc")',
  ])('allows %s', (text) => {
    expect(externalResources(text)).toEqual([]);
  });
});
