import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { precompress } from './precompress.ts'

/** The server's build leaves the other workspaces to Node, so that each of their classes exists once in the process. */
export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), precompress()],
  environments: {
    ssr: {
      build: { rollupOptions: { input: './server/app.ts', external: [/^@camp\/(domain|application|adapters|migrations)\//] } },
    },
  },
  server: { hmr: { overlay: true } },
})
