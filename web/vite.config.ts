import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { clientChunks } from './client-chunks.ts'
import { guestChunks } from './guest-chunks.ts'
import { precompress } from './precompress.ts'
import { shortMessages } from './short-messages.ts'

/**
 * The server's build leaves the other workspaces to Node, so that each of their classes exists once in the
 * process.
 */
export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), guestChunks(), shortMessages(), precompress()],
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            codeSplitting: clientChunks,
            // Pages name each other's files a hundred times; seven letters of 64 tell a thousand files apart.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
          },
        },
      },
    },
    ssr: {
      build: { rollupOptions: { input: './server/app.ts', external: [/^@camp\/(domain|application|adapters|migrations)\//] } },
    },
  },
  server: { hmr: { overlay: true } },
})
