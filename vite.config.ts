import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const EVERYWHERE =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(history|store|react-store|router-core|react-router|query-core|react-query))\//

/** What the document around every page is made of, and many parts that are loaded later use as well. */
const DOCUMENT = [
  './src/app/query.ts',
  './src/app/root-head.ts',
  './src/app/send.ts',
  './src/app/signed-in-hint.ts',
  './src/features/accounts/ui/identity/prompts.ts',
  './src/features/accounts/ui/sign-in/sign-in-dialog.ts',
  './src/shared/errors.ts',
  './src/ui/button.ts',
  './src/ui/Link.tsx',
]

/** `vite build` makes dist/client, `vite build --ssr` makes dist/server; both from src/app. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss()],
  publicDir: isSsrBuild ? false : 'public',
  build: isSsrBuild
    ? { outDir: 'dist/server', target: 'node24', rolldownOptions: { input: 'src/app/entry-server.tsx' } }
    : {
        outDir: 'dist/client',
        manifest: true,
        target: 'es2022',
        rolldownOptions: {
          input: 'src/app/entry-client.tsx',
          output: {
            // What every page needs, in one file: it compresses better than in twenty.
            codeSplitting: {
              groups: [
                { name: 'vendor', test: EVERYWHERE },
                { name: 'document', test: (id) => DOCUMENT.some((file) => id.endsWith(file.slice(1))) },
              ],
            },
          },
        },
        assetsInlineLimit: 0,
        // The lists of what each screen imports would stand in the entry: a kilobyte and more for every visitor.
        modulePreload: false,
        reportCompressedSize: false,
      },
  // The router's name for pages whose styles stand in the page itself (src/app/pages.ts).
  define: { 'process.env.TSS_INLINE_CSS_ENABLED': JSON.stringify('true') },
  // Its only file has every icon there is: taken apart, what is used is a few kilobytes.
  ssr: { noExternal: ['lucide-react'] },
  // One React in development and in the server bundle.
  resolve: { dedupe: ['react', 'react-dom'] },
  appType: 'custom',
}))
