import { Nanduti } from '#client/ui/Nanduti.tsx'
import { Lapacho } from './Lapacho.tsx'
import { Palm } from './Palm.tsx'

const towers = [
  { x: 34, y: 300, width: 62, seed: 2 },
  { x: 104, y: 352, width: 54, seed: 5 },
  { x: 452, y: 270, width: 58, seed: 3 },
  { x: 518, y: 330, width: 68, seed: 7 },
]
const ground = 508

export function LandingScene() {
  return (
    <div aria-hidden="true" className="relative mx-auto w-full max-w-md sm:max-w-xl lg:max-w-none">
      <Nanduti
        seed={29}
        strokeWidth={0.42}
        className="absolute top-0 left-1/2 aspect-square w-[80%] -translate-x-1/2 text-[#f3cf97]"
      />
      <svg
        viewBox="0 0 620 600"
        aria-hidden="true"
        className="relative block w-full overflow-visible"
        fill="none"
      >
        {towers.map((tower) => (
          <Tower key={tower.x} {...tower} />
        ))}
        <path
          d="M-700 600C-300 560-60 510 60 500s160-14 250-12 190-16 310 14 300 40 800 48v60H-700Z"
          fill="#0e5a58"
        />
        <Palm x={548} ground={ground} />
        <House />
        <Lapacho x={112} ground={ground} />
        <path
          d="M-1000 552c300-14 700 8 1000-10 120-12 240 6 360-2s200-8 300 2 400-14 760 2v60H-1000Z"
          fill="#07353b"
        />
        <path
          d="M-560 578h110M-380 566h150M-190 584h90M-60 572h90M70 560h120M250 556h60M400 562h150M130 584h100M430 586h90M580 576h120M760 566h140M960 582h90"
          stroke="#7fc0bb"
          strokeOpacity="0.55"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
        <path
          d="M268 566h86M286 586h52"
          stroke="#f3cf97"
          strokeOpacity="0.8"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
      </svg>
    </div>
  )
}

function Tower({ x, y, width, seed }: { x: number; y: number; width: number; seed: number }) {
  const rows = Math.floor((ground - y - 24) / 20)
  const columns = Math.floor((width - 12) / 14)
  const windows = Array.from({ length: rows * columns }, (_, n) => n)
  return (
    <g>
      <rect x={x} y={y} width={width} height={ground - y} fill="#176a6c" />
      {windows.map((n) => (
        <rect
          key={n}
          x={x + 9 + (n % columns) * 14}
          y={y + 14 + Math.floor(n / columns) * 20}
          width="6"
          height="10"
          fill={(n * 7 + seed * n * n) % 5 < 2 ? '#f3cf97' : '#0b444b'}
        />
      ))}
    </g>
  )
}

function House() {
  const columns = [204, 294, 356, 446]
  return (
    <g>
      <rect x="222" y="400" width="216" height="112" fill="#fdf3e0" />
      <rect x="318" y="438" width="34" height="74" rx="17" fill="#0d5a61" />
      <rect x="242" y="438" width="46" height="44" rx="4" fill="#f6b95c" />
      <path d="M265 438v44M242 460h46" stroke="#a6532f" strokeWidth="3" />
      <rect x="378" y="438" width="46" height="44" rx="4" fill="#f6b95c" />
      <path d="M401 438v44M378 460h46" stroke="#a6532f" strokeWidth="3" />
      <path d="M330 300 482 408H178Z" fill="#c4623f" />
      <path d="M330 300 482 408h-76Z" fill="#a6532f" />
      <path
        d="M304 336h52M278 354h104M253 372h154M228 390h204"
        stroke="#e58a63"
        strokeOpacity="0.6"
        strokeWidth="2"
      />
      <path d="M172 408h316v12H172Z" fill="#8a4327" />
      {columns.map((x) => (
        <path key={x} d={`M${x} 420h10v92h-10Z`} fill="#fffaf0" />
      ))}
      <path d="M200 512h260v8H200Z" fill="#d9b48a" />
    </g>
  )
}
