import clsx from 'clsx'

/** [left, top] of each home on the map. */
const homes = [
  [118, 92],
  [212, 196],
  [330, 118],
  [402, 236],
  [262, 286],
  [486, 150],
  [148, 262],
] as const

/** A map that stands for one: streets, a park, the river, homes; with a mark in the middle once the reader is found. */
export function NearMap({ label, isFound }: { label: string; isFound: boolean }) {
  return (
    <svg
      viewBox="0 0 600 380"
      role="img"
      aria-label={label}
      preserveAspectRatio="xMidYMid slice"
      className="h-56 w-full bg-surface-sunken max-md:order-first md:h-full md:min-h-80"
      fill="none"
    >
      <Land />
      <Streets />
      {isFound && (
        <g className="text-action">
          <circle cx="300" cy="190" r="118" fill="currentColor" fillOpacity="0.1" />
          <circle
            cx="300"
            cy="190"
            r="118"
            stroke="currentColor"
            strokeWidth="2"
            strokeDasharray="3 7"
            strokeLinecap="round"
          />
          <circle cx="300" cy="190" r="11" className="fill-surface-raised" />
          <circle cx="300" cy="190" r="7" fill="currentColor" />
        </g>
      )}
      {homes.map(([x, y]) => (
        <Home key={x} x={x} y={y} faded={isFound && Math.hypot(x - 300, y - 190) > 118} />
      ))}
    </svg>
  )
}

function Land() {
  return (
    <>
      <path
        d="M-20 300c70-20 104 4 150 32s120 26 190 22 160 10 300 40v20H-20Z"
        className="fill-action-soft"
      />
      <path
        d="M-20 318c64-16 100 8 142 32s120 24 190 20 170 8 310 36"
        className="stroke-action"
        strokeOpacity="0.35"
        strokeWidth="1.5"
        strokeDasharray="26 14"
      />
      <path d="M356 24 462 4l22 76-104 22Z" className="fill-positive-soft" />
      <path d="m40 152 76-16 16 62-78 15Z" className="fill-positive-soft" />
      <g className="fill-positive" fillOpacity="0.3">
        <circle cx="392" cy="46" r="9" />
        <circle cx="424" cy="66" r="12" />
        <circle cx="452" cy="34" r="8" />
        <circle cx="76" cy="172" r="9" />
        <circle cx="104" cy="188" r="7" />
      </g>
    </>
  )
}

/** The grid of the old town, a little turned, with its avenue and a street that follows the bank. */
function Streets() {
  return (
    <g className="stroke-surface-raised" strokeLinecap="round">
      <path
        d="M-20 62 620-72M-20 128 620-6M-20 196 620 62M-20 258 620 128M60 316 620 196M250 342 620 262M-10-20 70 300M88-20 160 318M178-20 262 338M262-20 346 348M338-20 430 350M430-20 526 356M524-20 620 330"
        strokeWidth="7"
      />
      <path d="M-20 232 300 166q60-12 110-60L560-30" strokeWidth="14" />
      <path d="M-20 286c70-20 110 0 156 30s118 22 188 18 160 10 296 36" strokeWidth="10" />
    </g>
  )
}

function Home({ x, y, faded }: { x: number; y: number; faded: boolean }) {
  return (
    <g
      transform={`translate(${x} ${y})`}
      className={clsx('transition-opacity duration-300', faded && 'opacity-30')}
    >
      <path d="M0 6C-9-5-16-11-16-21a16 16 0 1 1 32 0C16-11 9-5 0 6Z" className="fill-accent" />
      <path
        d="m-8-20 8-7 8 7M-5.5-22v8h11v-8"
        className="stroke-accent-ink"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  )
}
