import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // The sandbox is a service worker, which must be a file at the root to answer for all pages.
  worker: { rolldownOptions: { output: { entryFileNames: 'sandbox.js' } } },
  optimizeDeps: { include: ['vitrine/sandbox/worker'] },
});
