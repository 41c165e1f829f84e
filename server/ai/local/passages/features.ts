import { fold } from '#shared/core/text.ts'

/** Parts and things of a home, by the beginnings of their words in three languages. */
const features = `
  cocina kitchen cozinha anafe horno oven stove fogao
  calefon termo ducha shower chuveiro boiler
  calefacc heating aquecim estufa
  ascensor elevador elevator lift
  lavadero lavander laundry washing
  placard ropero closet wardrobe armario guardarr
  ventana window janela
  techo roof telhado teto
  piso-flotante parquet porcelan ceramic flooring
  reja portero camara alarma alarm vigilan guardia guard
  generador generator gerador
  tanque cistern
  pozo-artesiano
  sol solar soleado luminos sunny sunlight bright ensolar
  vista view
  ruid noise noisy quiet silenci tranquil calm barulh
  humed damp mold mofo umidad
  refacc renov reform remodel
  mueble amoblad amuebl furnitur furnish mobili
  suite en-suite
  terraza terrace terraco
  patio yard quintal jardin garden
  churras parrill quincho grill barbecue
  gimnasio gym academia
  internet wifi fibra fiber
  paviment asfalt empedr paved asphalt
  esquina corner
`
const starts = features
  .trim()
  .split('\n')
  .flatMap((line, feature) =>
    line
      .trim()
      .split(' ')
      .map((start) => [start, feature] as const),
  )

/** Which are named, each once. */
export function featuresIn(text: string): number[] {
  const words = fold(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2)
  return [
    ...new Set(
      words.flatMap((word) => {
        const found = starts.find(([start]) => (start.length > 3 ? word.startsWith(start) : word === start))
        return found ? [found[1]] : []
      }),
    ),
  ]
}
