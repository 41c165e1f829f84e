import path from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { configDefaults, defineConfig } from 'vitest/config'
import { clientEndpoints } from './scripts/clientEndpoints.ts'
import { reactModules } from './scripts/reactModules.ts'

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

/** Builds only: developers' pages take the library's icons from its bundle, in the browser and on the server alike. */
function ownIcons(): Plugin {
  const replacement = path.join(import.meta.dirname, 'client/ui/createIcon.ts')
  return {
    name: 'own-icons',
    apply: 'build',
    config: () => ({ resolve: { alias: [{ find: /^\.\.\/createLucideIcon\.mjs$/, replacement }] } }),
  }
}

/** A language's frame, what all its texts need, and the texts of listings, which most pages show. */
const frameWords = /shared\/words\/(\w+)(?:\.ts|\/plural\.ts|\/listings\/listings\.ts)$/

/** What most first screens have a little of. */
const smallParts = new RegExp(
  [
    'client/ui/(Nanduti|IconButton|Picture|PicturePlaceholder|placeholder|Badge|feedback/Skeleton)\\b',
    'client/core/(format|motion|useOpenState)\\b',
    'client/currency/currency\\.api',
    'client/(auth/usePriceCurrency|listings/(listings\\.api|recent|card/(gridClass|ListingCardSkeleton|useListingText)))\\b',
    'shared/(lace|core/money|listings/listingPrices|settings/settingsApi)\\b',
    'node_modules/thumbhash/',
    'lucide-react/.*/(badge-check|map-pin|message-circle|messages-square|trending-up|chevron-\\w+|arrow-\\w+)\\b',
  ].join('|'),
)

/** The field for searching. */
const searchBar = /client\/listings\/search\/(bar\/(SearchBar|useListbox|useDebounced)|filters\/OptionList)\b/

/** The head of a listing's page, and its pictures. */
const propertyHead = new RegExp(
  [
    'client/listings/detail/(PropertyDetail|PropertySkeleton|PropertyHeader|PriceCard|galleryClasses)\\b',
    'client/listings/detail/contact/(ContactBar|ContactButtons|WhatsAppButton|useContact|inquiry)\\b',
    'client/listings/detail/gallery/(Gallery|GalleryArrows|photoUrl|useEmbla|useGallery)\\b',
    'lucide-react/.*/expand\\b',
  ].join('|'),
)

/** The search page without its results. */
const searchHead =
  /client\/listings\/search\/(useListingSearch|bar\/useParsedSearch|filters\/filters|results\/(layoutStore|ResultsSkeleton|totalText))\b|react-query\/.*\/useInfiniteQuery/

/** What every page has loaded before it loads anything else. */
const firstFiles = /assets\/(rolldown-runtime|react|index)-[\w-]{8}\.\w+$/

const pureServerTests = ['demo/pictures/*.test.ts']
const apiTests = ['server/**/*.test.ts', 'demo/*.test.ts']

export default defineConfig({
  root: 'client',
  publicDir: 'public',
  cacheDir: '../node_modules/.vite',
  plugins: [react(), reactModules(), tailwindcss(), preloadFont(), ownIcons(), clientEndpoints()],
  /** The service worker's own build writes it. */
  define: { offlineBuild: 'undefined' },
  resolve: {
    alias: [
      // Libraries bring a substitute of this hook for versions of React before 18.
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
    ],
  },
  /** The server puts each answer's own nonce in the place of this word. */
  html: { cspNonce: '__NONCE__' },
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // Smaller by one kilobyte of the first load than what the bundler does itself.
    minify: 'terser',
    terserOptions: { compress: { passes: 3 } },
    // Browsers that do not know `modulepreload` load the same files a little later.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !firstFiles.test(file)),
    },
    rolldownOptions: {
      // React asks for functions that its build for production lacks; in our code types find these.
      checks: { importIsUndefined: false },
      // A module of schemas that a page does not use is not loaded for it.
      treeshake: { moduleSideEffects: [{ test: /\/shared\/(?!words)/, sideEffects: false }] },
      output: {
        // First loads name hundreds of files: a shorter hash is smaller, and still of 42 bits.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            // A file of its own is a task of its own when it is run; it also changes more rarely.
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime/,
              priority: 4,
            },
            // What every page starts with, and the texts of its frame.
            { name: 'start', tags: ['$initial'], priority: 3 },
            // What first screens share is one file, since every file costs a request and its headers.
            { name: 'smallParts', test: smallParts, priority: 2 },
            { name: 'searchBar', test: searchBar, priority: 1 },
            { name: 'searchHead', test: searchHead, priority: 1 },
            { name: 'propertyHead', test: propertyHead, priority: 1 },
            {
              name: 'overlays',
              test: /client\/core\/history\/(overlays|addressed|useOverlay)\b/,
              priority: 2,
            },
            { name: 'listingCard', test: /client\/listings\/card\// },
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
    // Tests also wait, so that two cores have work for three.
    maxWorkers: 3,
    projects: [
      {
        extends: true,
        root: import.meta.dirname,
        test: {
          name: 'unit',
          environment: 'node',
          isolate: false,
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
