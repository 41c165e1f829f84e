import { cite, f } from '#shared/guides/facts/facts.ts'
import { type GuideText, link } from '#shared/guides/guideText.ts'

export const guideLand: GuideText = {
  title: 'Terrenos y sus papeles',
  summary:
    'Qué documentos pedir para comprar un terreno en Paraguay, qué es la cuenta corriente catastral, el padrón y la finca, y cuándo se puede exigir la escritura de un lote en cuotas.',
  figures: [
    ['Certificado del registro', f.certificateFee],
    ['Pagado para exigir la escritura', f.lotDeed],
    ['Inscribir la escritura', f.registrationTime],
  ],
  sections: [
    {
      id: 'papers',
      title: '¿Qué documentos pido?',
      blocks: [
        {
          points: [
            `El título de propiedad, el original, a nombre de quien vende${cite.titleBeforeMoney}.`,
            `El certificado catastral registral: dueño, medidas, hipotecas, embargos y litigios${cite.titleReport}. Cuesta ${f.certificateFee} y sale en hasta ${f.certificateTime}.`,
            `Impuesto inmobiliario y tasas al día, con constancia de la municipalidad${cite.municipalClearance}.`,
            'Un plano con medidas y linderos, y un agrimensor que lo compare con lo que está alambrado.',
            'Si está en un loteamiento, la aprobación municipal; si vende un heredero, la sucesión terminada.',
          ],
        },
        `${link('landSearch', 'Ver terrenos en venta')}. Qué sigue después está en ${link('buying', 'Comprar paso a paso')}.`,
      ],
    },
    {
      id: 'numbers',
      title: '¿Qué número es cuál?',
      blocks: [
        {
          points: [
            `Cuenta corriente catastral: el número del lote urbano en Catastro, en tres grupos; con él se paga el impuesto${cite.cadastreNumber}.`,
            `Padrón: el número de Catastro de una propiedad rural, y de algunos distritos${cite.ruralNumber}.`,
            `Finca o matrícula: el número en el registro de la propiedad, con su distrito${cite.registryNumber}.`,
            `Código único: el del Registro Unificado, que va a reemplazar a todos${cite.propertyCode}.`,
          ],
        },
      ],
    },
    {
      id: 'instalments',
      title: '¿Y si compro un lote en cuotas?',
      blocks: [
        `Con ${f.lotDeed} del precio pagado podés exigir la escritura. Y con ${f.lotRescission} pagado, o mejoras por ese valor, quien vende ya no puede rescindir por atraso, salvo lo que suavice el contrato.`,
        `Guardá cada recibo, y antes de empezar pedí el certificado del lote: en un contrato privado un embargo contra la loteadora va primero${cite.privateContractRisk}.`,
      ],
    },
    {
      id: 'overlap',
      title: '¿Qué es un título superpuesto?',
      blocks: [
        `Dos títulos sobre la misma tierra. En 2025 se dijo que afecta entre ${f.overlappingTitles}, la mitad del país o más${cite.overlappingTitles}. En el campo, no compres sin mensura y sin que un escribano mire los antecedentes.`,
        `La tierra de colonias del INDERT tiene reglas propias: se dice que no se vende a extranjeros y que el primer título no se transfiere por ${f.colonyLand}. Cerca de la frontera hay otras: ${link('foreigners', 'Extranjeros y zona de frontera')}.`,
      ],
    },
    {
      id: 'divide',
      title: '¿Puedo dividirlo y vender lotes?',
      blocks: [
        `Dividir en dos o más fracciones para vender, con urbanización, ya es un loteamiento y se aprueba en la municipalidad${cite.lotting}. Desde dos hectáreas se entrega ${f.lotGreen.fromTwo} para plazas y edificios públicos, y desde tres ${f.lotGreen.fromThree}, además de las calles.`,
      ],
    },
  ],
}
