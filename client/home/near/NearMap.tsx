import clsx from 'clsx'

const homes = [
  [118, 92],
  [212, 196],
  [330, 118],
  [402, 236],
  [262, 286],
  [486, 150],
  [148, 262],
] as const

/** Decorative and imaginary. */
export function NearMap({ label, isFound }: { label: string; isFound: boolean }) {
  return (
    <svg
      viewBox="0 0 600 380"
      role="img"
      aria-label={label}
      preserveAspectRatio="xMidYMid slice"
      className="h-56 w-full bg-surface-sunken max-md:order-first md:h-full md:min-h-72"
      fill="none"
    >
      <Streets />
      <Parks />
      <River />
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

function Parks() {
  return (
    <>
      <path d="m345 31 86-19 19 66-85 19Z" className="fill-positive-soft" />
      <path d="m92 117 70-15 18 53-70 15Z" className="fill-positive-soft" />
      <g className="fill-positive" fillOpacity="0.3">
        <circle cx="372" cy="46" r="9" />
        <circle cx="402" cy="58" r="12" />
        <circle cx="424" cy="32" r="8" />
        <circle cx="122" cy="134" r="9" />
        <circle cx="150" cy="146" r="7" />
      </g>
    </>
  )
}

function Streets() {
  return (
    <g className="stroke-surface-raised">
      <path
        d="M-20 60 620-79M-20 125 620-14M-20 194 620 55M-20 262 620 123M-20 330 620 191M-20 398 620 259M-58-20 62 400M33-20 153 400M128-20 248 400M222-20 342 400M316-20 436 400M410-20 530 400M504-20 624 400"
        strokeWidth="7"
      />
      <path d="M-20 229 290 162q70-16 120-66L540-40" strokeWidth="14" />
    </g>
  )
}

function River() {
  return (
    <>
      <path
        d="M-20 296c70-20 104 4 150 32s120 26 190 22 160 10 300 40v30H-20Z"
        className="fill-action-soft"
      />
      <path
        d="M-20 296c70-20 104 4 150 32s120 26 190 22 160 10 300 40"
        className="stroke-surface-raised"
        strokeWidth="11"
      />
      <path
        d="M-20 326c64-16 96 6 138 28s110 26 190 22 140 4 310 40"
        className="stroke-action"
        strokeOpacity="0.35"
        strokeWidth="1.5"
        strokeDasharray="26 14"
      />
    </>
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
