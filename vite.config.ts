import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { clientEndpoints } from './scripts/clientEndpoints.ts'
import { ownIcons } from './scripts/ownIcons.ts'
import { reactModules } from './scripts/reactModules.ts'
import { startModules } from './scripts/startModules.ts'
import { LongestFirst } from './tests/support/longestFirst.ts'
import { isTestedOnBoth, serverTestFiles } from './tests/support/testFiles.ts'

/** The main text font; others load on demand. */
const firstFont = /figtree-latin-wght/

/** Fetches the first screen's font before the style sheet is parsed. */
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

/** Loaded with every language's frame. */
const frameWords = /shared\/words\/(\w+)(?:\.ts|\/plural\.ts|\/listings\/listings\.ts)$/

/** Small parts of first screens. */
const smallParts = new RegExp(
  [
    'client/ui/(Nanduti|IconButton|Picture|PicturePlaceholder|placeholder|Badge|feedback/Skeleton)\\b',
    'client/core/(format|motion|touch/(useOpenState|afterPaint|useTouched))\\b',
    'client/currency/currency\\.api',
    'client/(auth/usePriceCurrency|listings/(listings\\.api|recent|card/(gridClass|ListingCardSkeleton|useListingText)))\\b',
    'shared/(nanduti|core/money|listings/listingPrices|market/areaUnit|settings/settingsApi)\\b',
    'node_modules/thumbhash/',
    'lucide-react/.*/(badge-check|map-pin|message-circle|messages-square|trending-up|chevron-\\w+|arrow-\\w+)\\b',
  ].join('|'),
)

const propertyPage = new RegExp(
  [
    'client/listings/detail/(PropertyPage|PropertyDetail|PropertySkeleton|PropertyHeader|PriceCard|galleryClasses)\\b',
    'client/listings/detail/contact/(ContactBar|ContactButtons|WhatsAppButton|useContact|inquiry)\\b',
    'client/listings/detail/gallery/(Gallery|GalleryArrows|useEmbla|useGallery)\\b',
    'lucide-react/.*/expand\\b',
  ].join('|'),
)

/** Also of the home page, which has the field. */
const searchHead =
  /client\/listings\/search\/(bar\/(SearchBar|useListbox|useDebounced|useParsedSearch)|filters\/OptionList|useListingSearch|filters\/filters|results\/(layoutStore|ResultsSkeleton|totalText))\b|react-query\/.*\/useInfiniteQuery/

/** Loaded on every page. */
const firstFiles = /assets\/(react|index)-[\w-]{7}\.\w+$/

const serverTests = serverTestFiles(import.meta.dirname)

/** Each file has its own app and database; modules are loaded once. */
const apiTests = {
  environment: 'node',
  isolate: false,
  testTimeout: 90_000,
  hookTimeout: 120_000,
} as const

/** Tests that wait little: each worker reads all modules anew. They run after the others, which differ in their number. */
const busy = { maxWorkers: 3, sequence: { groupOrder: 1 } } as const

const start = startModules()

export default defineConfig({
  root: 'client',
  publicDir: 'public',
  cacheDir: '../node_modules/.vite',
  plugins: [react(), reactModules(), tailwindcss(), preloadFont(), ownIcons(), clientEndpoints(), start],
  /** Only the service worker's own build sets it. */
  define: { offlineBuild: 'undefined' },
  resolve: {
    alias: [
      // Substitute for React before 18.
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
    ],
  },
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // Other browsers load these files slightly later.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !firstFiles.test(file)),
    },
    rolldownOptions: {
      // React's production build lacks these functions; types find them in our code.
      checks: { importIsUndefined: false },
      output: {
        // First loads name hundreds of files; 42 bits suffice.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            // A separate file is a separate task, and changes more rarely.
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|scheduler)\//,
              priority: 4,
            },
            // Loaded on every page, with the frame's texts. Each file costs a request and its headers.
            { name: 'start', test: (id) => start.has(id) || smallParts.test(id), priority: 3 },
            { name: 'searchHead', test: searchHead, priority: 1 },
            // The server finds it by this name.
            { name: 'PropertyPage', test: propertyPage, priority: 1 },
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
    // API tests also wait, for Postgres: five for two cores.
    maxWorkers: 5,
    // Milliseconds. What is polled comes by itself; a busy machine is given its time.
    expect: { poll: { interval: 20, timeout: 20_000 } },
    // Files of one process share its globals.
    unstubGlobals: true,
    unstubEnvs: true,
    experimental: { fsModuleCache: true },
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        root: import.meta.dirname,
        test: {
          name: 'unit',
          ...busy,
          environment: 'node',
          isolate: false,
          testTimeout: 60_000,
          include: [
            'shared/**/*.test.ts',
            'client/**/*.test.ts',
            'scripts/*.test.ts',
            'tests/hostile/*.test.ts',
            ...serverTests.pure,
          ],
        },
      },
      {
        extends: true,
        root: import.meta.dirname,
        test: {
          name: 'components',
          ...busy,
          environment: 'happy-dom',
          // Modules are loaded once; their memory is reset after each test.
          isolate: false,
          testTimeout: 60_000,
          setupFiles: 'tests/components/setup.ts',
          // Characters of a page printed on failure.
          env: { DEBUG_PRINT_LIMIT: '2000' },
          include: ['client/**/*.test.tsx'],
        },
      },
      {
        extends: true,
        root: import.meta.dirname,
        test: {
          name: 'api',
          ...apiTests,
          globalSetup: 'tests/support/prepare.ts',
          include: serverTests.api,
        },
      },
      {
        extends: true,
        root: import.meta.dirname,
        test: {
          name: 'embedded',
          ...apiTests,
          ...busy,
          globalSetup: 'tests/support/prepare.ts',
          env: { TEST_POSTGRES_URL: '' },
          // `npm test` alone asks for it: elsewhere a file runs once.
          include: process.env.TEST_ON_BOTH ? serverTests.api.filter(isTestedOnBoth) : [],
        },
      },
    ],
  },
})
