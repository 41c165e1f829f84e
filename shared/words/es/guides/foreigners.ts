import { cite, f } from '#shared/guides/facts/facts.ts'
import { type GuideText, link } from '#shared/guides/guideText.ts'

export const guideForeigners: GuideText = {
  title: 'Extranjeros y zona de frontera',
  summary:
    'Si un extranjero puede comprar en Paraguay, con qué papeles, y qué no pueden comprar argentinos, brasileños y bolivianos cerca de la frontera.',
  figures: [
    ['Franja de frontera', f.borderStrip],
    ['Para comprar al contado', `Pasaporte${cite.passportPurchase}`],
    ['Propiedad urbana', `Sin restricción${cite.borderUrban}`],
  ],
  sections: [
    {
      id: 'can',
      title: '¿Un extranjero puede comprar?',
      blocks: [
        `Sí, igual que un paraguayo, salvo la tierra rural de frontera. Al contado alcanza con el pasaporte y no hace falta residencia${cite.passportPurchase}. Los pasos y los gastos son los mismos: ${link('buying', 'Comprar paso a paso')}.`,
        'Podés firmar por poder, hecho ante el consulado o ante escribano y legalizado. Si no leés bien español, llevá un traductor: la escritura es en español.',
      ],
    },
    {
      id: 'border',
      title: '¿Qué dice la ley de frontera?',
      blocks: [
        `En una franja de ${f.borderStrip} desde la frontera, por tierra o por río, los nacionales de Argentina, Brasil y Bolivia, y las empresas donde son mayoría, no pueden ser dueños, condóminos ni usufructuarios de inmuebles rurales, salvo un decreto por interés público${cite.borderNationals}.`,
        {
          points: [
            `Lo urbano queda afuera: un departamento en Ciudad del Este, Encarnación o Asunción se compra sin problema${cite.borderUrban}.`,
            `Quien es de otro país no tiene esta restricción; muchos sitios dicen lo contrario${cite.borderNationals}.`,
            `Los escribanos no pueden hacer la escritura y el acto es nulo${cite.borderNull}.`,
            `Los derechos de antes de la ley se respetan${cite.borderEarlier}.`,
            `Una sociedad con tierra rural ahí debe tener acciones nominativas${cite.borderShares}.`,
          ],
        },
      ],
    },
    {
      id: 'lease',
      title: '¿Y alquilar un campo en la franja?',
      blocks: [
        `La ley nombra la propiedad, el condominio y el usufructo, no el alquiler; un abogado entiende que también lo alcanza${cite.borderLease}. Es discutido: consultá antes de firmar.`,
      ],
    },
    {
      id: 'credit',
      title: '¿Me dan un préstamo?',
      blocks: [
        `Los bancos piden residencia, y una agencia habla de ${f.foreignerRates} anual. Más en ${link('financing', 'Financiación y AFD')}; cómo residir, en ${link('moving', 'Mudarse a Paraguay')}.`,
      ],
    },
    {
      id: 'taxes',
      title: '¿Pago más impuestos?',
      blocks: [
        `Al comprar, no. Después cuenta dónde residís y no tu nacionalidad: sin residencia pagás ${f.rentTaxAbroad.most} del alquiler y ${f.saleTaxAbroad.most} del precio al vender, en vez de ${f.rentIncomeTax.most} y ${f.saleIncomeTax.most} como mucho. El detalle: ${link('costs', 'Costos e impuestos')}.`,
      ],
    },
  ],
}
