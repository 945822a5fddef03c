declare namespace App {
  interface Locals {
    /** The client and the cache of this request. */
    site: import('./site').Site;
  }
}
