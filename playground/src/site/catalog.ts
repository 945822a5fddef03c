export { anyCatalog } from 'vitrine/state';
