const pinks = ['#d6478b', '#e86ea8', '#f49cc4', '#c2377d']
const flowers = 120

/** Spreads flowers by the golden angle. */
export function Lapacho({ x, ground }: { x: number; ground: number }) {
  return (
    <g>
      <path
        d={`M${x - 8} ${ground + 8}c6-40 2-70 4-100l-30-44M${x - 4} ${ground - 76}l34-52M${x - 2} ${ground - 60}l2-80`}
        stroke="#5b3a2e"
        strokeWidth="9"
        strokeLinecap="round"
      />
      {Array.from({ length: flowers }, (_, n) => {
        const angle = n * 2.39996
        const radius = Math.sqrt(n / flowers)
        return (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: the number of a flower is its place
            key={n}
            cx={(x + 92 * radius * Math.cos(angle)).toFixed(1)}
            cy={(ground - 158 + 66 * radius * Math.sin(angle)).toFixed(1)}
            r={(13 - 5 * radius + (n % 3)).toFixed(1)}
            fill={pinks[(n * 5 + (n >> 3)) % pinks.length]}
          />
        )
      })}
      {[-62, -30, 4, 38, 70].map((offset) => (
        <ellipse key={offset} cx={x + offset} cy={ground + 8 + (offset % 7)} rx="9" ry="3" fill="#e86ea8" />
      ))}
    </g>
  )
}
