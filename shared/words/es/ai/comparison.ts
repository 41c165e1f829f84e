const list = (names: readonly string[]) => {
  const last = names.at(-1) ?? ''
  if (names.length < 2) return last
  const and = /^[«“"(]?h?i(?!e)/i.test(last) ? 'e' : 'y'
  return `${names.slice(0, -1).join(', ')} ${and} ${last}`
}

/** Names are quoted, figures formatted. */
export const comparison = {
  list,
  quoted: (title: string) => `«${title}»`,
  numbered: (name: string, n: number) => `${name} (n.º ${n})`,
  perMonth: (price: string) => `${price} por mes`,
  sale: (n: number, low: string, high: string) =>
    low === high
      ? `Comparás ${n} propiedades en venta, todas a ${low}.`
      : `Comparás ${n} propiedades en venta, de ${low} a ${high}.`,
  rent: (n: number, low: string, high: string) =>
    low === high
      ? `Comparás ${n} propiedades en alquiler, todas a ${low}.`
      : `Comparás ${n} propiedades en alquiler, de ${low} a ${high}.`,
  mixed: (sale: number, rent: number) =>
    `Comparás ${sale === 1 ? '1 propiedad en venta' : `${sale} propiedades en venta`} y ${rent} en alquiler: sus precios no se miden entre sí.`,
  cheapest: (name: string, price: string) => `La de menor precio es ${name} (${price}).`,
  largest: (name: string, area: string) => `La más grande es ${name} (${area}).`,
  cheapestAndLargest: (name: string, price: string, area: string) =>
    `${name} es a la vez la de menor precio (${price}) y la más grande (${area}).`,
  bestPerSqm: (
    best: { name: string; figure: string },
    next: { name: string; figure: string },
    percent: string,
  ) =>
    `${best.name} da más superficie por su precio: ${best.figure} por m², ${percent} menos que ${next.name} (${next.figure} por m²).`,
  samePerSqm: (names: string, figure: string) =>
    `${names} cuestan lo mismo por m² (${figure}): decidí por los ambientes, el lugar y el estado.`,
  bestByPrice: (name: string, price: string) =>
    `${name} tiene el precio más bajo (${price}); sin la superficie de las demás no se puede comparar el precio por m².`,
  noBest: 'No hay dos que se puedan medir entre sí: son de distinta operación o de distinta clase.',
  spread: (
    high: { name: string; price: string },
    low: { name: string; price: string },
    gap: string,
    percent: string,
  ) =>
    `Entre ${high.name} (${high.price}) y ${low.name} (${low.price}) hay ${gap} de diferencia: la primera cuesta ${percent} más.`,
  area: (large: { name: string; area: string }, small: { name: string; area: string }, gap: string) =>
    `${large.name} tiene ${gap} más de superficie que ${small.name} (${large.area} contra ${small.area}).`,
  bedrooms: (names: string, count: string, other: string) =>
    `Con más dormitorios: ${names} (${count}, contra ${other}).`,
  bathrooms: (names: string, count: string, other: string) =>
    `Con más baños: ${names} (${count}, contra ${other}).`,
  parking: (names: string, count: string, other: string) =>
    `Con más cocheras: ${names} (${count}, contra ${other}).`,
  none: 'ninguno',
  noParking: 'ninguna',
  newest: (name: string, year: number, oldest: string, oldestYear: number) =>
    `La más nueva es ${name} (${year}); la más antigua, ${oldest} (${oldestYear}).`,
  shortTerm: (names: string) => `Admite alquiler temporal: ${names}.`,
  places: (places: string) => `Están en lugares distintos: ${places}.`,
  placeOf: (name: string, place: string) => `${name} (${place})`,
  types: (types: readonly string[]) =>
    `Son de tipos distintos (${list(types.map((type) => type.toLowerCase()))}): el precio por m² no dice lo mismo en cada uno.`,
  noArea: (names: string) => `Sin superficie publicada: ${names}. Su precio por m² no se puede comparar.`,
  gone: (names: string) => `Ya no está disponible: ${names}.`,
  suitsFamily: (name: string, bedrooms: string) =>
    `${name}: para una familia, porque tiene más dormitorios que las otras (${bedrooms}).`,
  suitsBuilding: (name: string, area: string) =>
    `${name}: para construir a gusto, porque es el terreno más grande (${area}).`,
  suitsInvestor: (name: string, percent: string) =>
    `${name}: para quien invierte, porque su rendimiento anual estimado es el más alto (${percent}).`,
  suitsPets: (name: string) => `${name}: para quien tiene mascotas, porque es la única que dice aceptarlas.`,
  suitsFurnished: (name: string) =>
    `${name}: para mudarse sin comprar muebles, porque es la única que se ofrece amoblada.`,
  suitsNights: (name: string) => `${name}: para alquilar por temporada, porque es la única que lo permite.`,
  suitsBudget: (name: string, price: string) =>
    `${name}: para cuidar el presupuesto, porque es la de menor precio (${price}).`,
  suitsExpenses: (name: string, expenses: string) =>
    `${name}: para gastar menos por mes, porque declara las expensas más bajas (${expenses}).`,
  suitsRoom: (name: string, area: string) =>
    `${name}: para quien necesita espacio, porque es la más grande (${area}).`,
}
