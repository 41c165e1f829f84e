const fronds = [-168, -140, -112, -68, -40, -12, 14, 166]

export function Palm({ x, ground }: { x: number; ground: number }) {
  const top = ground - 150
  return (
    <g strokeLinecap="round">
      <path d={`M${x} ${ground}q8 -80 2 -150`} stroke="#6b4a35" strokeWidth="9" />
      {fronds.map((angle) => (
        <path key={angle} d={frond(x + 2, top, (angle * Math.PI) / 180)} fill="#2f8a6a" />
      ))}
      <circle cx={x + 2} cy={top + 4} r="7" fill="#f6b95c" />
    </g>
  )
}

function frond(x: number, y: number, angle: number): string {
  const tipX = x + 64 * Math.cos(angle)
  const tipY = y + 50 * Math.sin(angle) + 22
  const bendX = x + 40 * Math.cos(angle)
  const bendY = y + 52 * Math.sin(angle) - 14
  return `M${x} ${y}Q${bendX} ${bendY} ${tipX} ${tipY}Q${bendX} ${bendY + 16} ${x} ${y + 6}Z`
}
