// Script of each page of our own: the search, the key "/" that leads to it, and a button that copies a block of code.
import { copyButtons } from './copy-buttons.ts';
import { searchFields } from './search-fields.ts';

copyButtons();
searchFields();
