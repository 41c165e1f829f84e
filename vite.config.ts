import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { configDefaults, defineConfig } from 'vitest/config'
import { clientEndpoints } from './scripts/clientEndpoints.ts'

/** What most of every first screen is set in; the others come when a page has a letter of theirs. */
const firstFont = /figtree-latin-wght/

/** Lets the browser fetch the first screen's font before it has read the style sheet. */
function preloadFont(): Plugin {
  return {
    name: 'preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => firstFont.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
            injectTo: 'head',
          })),
    },
  }
}

/** A language's frame and what all its texts need. */
const frameWords = /shared\/words\/(\w+)(?:\.ts|\/plural\.ts)$/

/** What most pages have a little of. */
const smallParts =
  /client\/(ui\/(Nanduti|feedback\/Skeleton)|core\/format|currency\/currency\.api)\b|shared\/(lace|core\/money)\b|lucide-react\/.*\/(badge-check|map-pin|chevron-\w+|arrow-\w+)\b/

/** The field for searching, and what it is made of. */
const searchBar =
  /client\/(listings\/(search\/bar\/(SearchBar|useListbox|useDebounced)|search\/filters\/OptionList|listings\.api)|ui\/IconButton)\b/

/** A listing as a card, and as the head of its page. */
const listingCard =
  /client\/(listings\/(card\/|recent\.)|ui\/(Picture|PicturePlaceholder|placeholder|Badge)\b)|shared\/listings\/listingPrices\b|node_modules\/thumbhash/

const pureServerTests = ['demo/pictures/*.test.ts']
const apiTests = ['server/**/*.test.ts', 'demo/*.test.ts']

export default defineConfig({
  root: 'client',
  publicDir: 'public',
  cacheDir: '../node_modules/.vite',
  plugins: [react(), tailwindcss(), preloadFont(), clientEndpoints()],
  /** The service worker's own build writes it. */
  define: { offlineBuild: 'undefined' },
  // Libraries bring a substitute of this hook for versions of React before 18.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }] },
  /** The server puts each answer's own nonce in the place of this word. */
  html: { cspNonce: '__NONCE__' },
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // Browsers that do not know `modulepreload` load the same files a little later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // A module of schemas that a page does not use is not loaded for it.
      treeshake: { moduleSideEffects: [{ test: /\/shared\/(?!words)/, sideEffects: false }] },
      output: {
        codeSplitting: {
          groups: [
            // What every page starts with is one file, and the texts of its frame another.
            // Files of their own are tasks of their own when they are run.
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime/,
              priority: 4,
            },
            {
              name: 'schemas',
              test: /node_modules\/zod\/|\/shared\/(?!words)/,
              tags: ['$initial'],
              priority: 3,
            },
            { name: 'start', tags: ['$initial'], priority: 2 },
            // What first screens share: one file each, since every file costs a request and its headers.
            { name: 'smallParts', test: smallParts, priority: 1 },
            { name: 'searchBar', test: searchBar },
            { name: 'listingCard', test: listingCard },
            {
              name: (id) => `words-${frameWords.exec(id)?.[1]}`,
              debugName: 'words of a frame',
              test: frameWords,
            },
          ],
        },
      },
    },
  },
  test: {
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        root: import.meta.dirname,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['shared/**/*.test.ts', 'client/**/*.test.ts', 'scripts/*.test.ts', ...pureServerTests],
        },
      },
      {
        extends: true,
        root: import.meta.dirname,
        test: {
          name: 'components',
          environment: 'happy-dom',
          // The client's modules are loaded once for all files; what they keep in memory is reset after each test.
          isolate: false,
          testTimeout: 20_000,
          setupFiles: 'tests/components/setup.ts',
          // How much of a page is printed where something is not found on it.
          env: { DEBUG_PRINT_LIMIT: '2000' },
          include: ['client/**/*.test.tsx'],
        },
      },
      {
        extends: true,
        root: import.meta.dirname,
        test: {
          name: 'api',
          environment: 'node',
          // Each file has an app and a database of its own; the server's modules are loaded once for all.
          isolate: false,
          globalSetup: 'tests/support/prepare.ts',
          testTimeout: 30_000,
          hookTimeout: 120_000,
          include: apiTests,
          exclude: [...configDefaults.exclude, ...pureServerTests],
        },
      },
    ],
  },
})
