export function BuyScene() {
  return (
    <svg viewBox="0 0 320 170" aria-hidden="true" className="block w-full origin-bottom" fill="none">
      <circle cx="248" cy="58" r="30" fill="#f3b95c" fillOpacity="0.75" />
      <path d="M0 128c50-26 96-28 140-12s110 8 180-18v72H0Z" fill="#d3b878" />
      <path d="M0 146c70-16 150-14 210-6s80 0 110-6v36H0Z" fill="#7d9a5c" />
      <Lapacho />
      <rect x="128" y="88" width="124" height="62" fill="#fffaf0" />
      <rect x="180" y="108" width="20" height="42" rx="10" fill="#0d5a61" />
      <rect x="140" y="106" width="26" height="24" rx="2" fill="#8fc1bd" />
      <rect x="214" y="106" width="26" height="24" rx="2" fill="#8fc1bd" />
      <path d="M153 106v24M140 118h26M227 106v24M214 118h26" stroke="#fffaf0" strokeWidth="2" />
      <path d="M190 40 282 92H98Z" fill="#c4623f" />
      <path d="M190 40 282 92h-46Z" fill="#a6532f" />
      <path
        d="M174 58h32M158 68h64M142 77h96M126 86h128"
        stroke="#e58a63"
        strokeOpacity="0.55"
        strokeWidth="1.5"
      />
      <path d="M94 91h192v7H94Z" fill="#8a4327" />
      <path d="M112 98h6v52h-6ZM166 98h6v52h-6ZM208 98h6v52h-6ZM262 98h6v52h-6Z" fill="#fffdf7" />
      <path d="M104 149h172v6H104Z" fill="#c98d5f" />
      <path d="M180 155h20l16 15h-52Z" fill="#e9d3ab" />
    </svg>
  )
}

const tufts = [
  [58, 70, 26, '#d4528f'],
  [36, 84, 19, '#bd2d74'],
  [80, 86, 20, '#bd2d74'],
  [60, 52, 17, '#e57fb0'],
  [44, 64, 12, '#e57fb0'],
  [76, 68, 12, '#e57fb0'],
] as const

function Lapacho() {
  return (
    <g>
      <path
        d="M54 152c4-24 3-40 2-58M58 118c6-8 14-14 20-20M56 112c-5-8-12-12-18-18"
        stroke="#6b4226"
        strokeWidth="5"
        strokeLinecap="round"
      />
      {tufts.map(([x, y, radius, pink]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} fill={pink} />
      ))}
    </g>
  )
}
