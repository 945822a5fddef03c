import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  // Vite would find these packages during the first visit, and reload the page.
  optimizeDeps: { include: ['vitrine', 'vitrine/react', 'vitrine/state', '@tanstack/react-query'] },
});
