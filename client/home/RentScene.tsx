const columns = 3
const balconies = Array.from({ length: 5 * columns }, (_, n) => n)

export function RentScene() {
  return (
    <svg viewBox="0 0 320 170" aria-hidden="true" className="block w-full origin-bottom" fill="none">
      <path d="M258 26a20 20 0 1 0 20 26 16 16 0 0 1-20-26Z" fill="#f3cf97" />
      <path d="M0 170V118h26v-18h30v34h22V90h38v80ZM236 170v-62h28v-20h34v44h22v38Z" fill="#14595d" />
      <path
        d="M36 112h6M36 124h6M88 104h6M100 104h6M88 120h6M100 134h6M274 102h6M286 102h6M274 118h6M250 122h6"
        stroke="#f3cf97"
        strokeOpacity="0.7"
        strokeWidth="6"
      />
      <rect x="108" y="14" width="124" height="156" fill="#f6e7cf" />
      <rect x="200" y="14" width="32" height="156" fill="#e3cfae" />
      <path d="M102 10h136v7H102Z" fill="#c4623f" />
      {balconies.map((n) => (
        <Balcony key={n} n={n} />
      ))}
      <rect x="160" y="150" width="20" height="20" rx="2" fill="#0d5a61" />
      <path d="M0 166h320v4H0Z" fill="#07353b" />
    </svg>
  )
}

function Balcony({ n }: { n: number }) {
  const x = 116 + (n % columns) * 40
  const y = 24 + Math.floor(n / columns) * 25
  const isLit = (n * 7 + 3) % 5 < 3
  return (
    <g>
      <rect x={x + 4} y={y} width="20" height="16" fill={isLit ? '#f6b95c' : '#2d6a6d'} />
      <path d={`M${x + 14} ${y}v16`} stroke="#f6e7cf" strokeWidth="1.5" />
      <path d={`M${x} ${y + 10}h28v9h-28Z`} fill="#c4623f" fillOpacity="0.22" />
      <path
        d={`M${x} ${y + 10}h28M${x + 4} ${y + 10}v8M${x + 9} ${y + 10}v8M${x + 14} ${y + 10}v8M${x + 19} ${y + 10}v8M${x + 24} ${y + 10}v8`}
        stroke="#a6532f"
        strokeWidth="1.2"
      />
      <path d={`M${x - 1} ${y + 18}h30v2.5h-30Z`} fill="#a6532f" />
    </g>
  )
}
