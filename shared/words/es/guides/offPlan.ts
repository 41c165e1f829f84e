import { cite, f } from '#shared/guides/facts/facts.ts'
import { type GuideText, link } from '#shared/guides/guideText.ts'

export const guideOffPlan: GuideText = {
  title: 'Comprar en pozo',
  summary:
    'Qué es comprar en pozo en Paraguay, cómo se paga, qué se arriesga hasta la escritura y qué conviene preguntar antes de firmar.',
  figures: [
    ['Entrega', f.offPlanPayment.down],
    ['En cuotas durante la obra', f.offPlanPayment.instalments],
    ['Al recibir', f.offPlanPayment.delivery],
  ],
  sections: [
    {
      id: 'how',
      title: '¿Cómo se paga?',
      blocks: [
        `Comprás antes o durante la obra. Lo usual es ${f.offPlanPayment.down} de entrega, ${f.offPlanPayment.instalments} en cuotas y ${f.offPlanPayment.delivery} al recibir. Los planes cambian mucho: compará el total, no la cuota. ${link('offPlanSearch', 'Ver avisos en pozo')}.`,
      ],
    },
    {
      id: 'risks',
      title: '¿Conviene?',
      blocks: [
        'Conviene si pagar en el tiempo te sirve y conocés a quien construye. No conviene si necesitás mudarte en fecha fija, o si el precio es el mismo de una unidad terminada parecida.',
        `Hasta la escritura tenés un contrato y no la propiedad${cite.privateContract}. Si la obra se atrasa o la empresa cae, lo que te protege es lo que esté escrito. La preventa se puede anotar en un registro especial${cite.offPlanRegistry}: preguntá si está anotada la tuya.`,
        `La AFD también presta para comprar en pozo${cite.afdUses}: ${link('financing', 'Financiación y AFD')}.`,
      ],
    },
    {
      id: 'questions',
      title: '¿Qué pregunto antes de firmar?',
      blocks: [
        {
          points: [
            `¿El terreno está a nombre de quien vende, y libre? Pedí el certificado del registro: cuesta ${f.certificateFee}.`,
            '¿Qué obras terminó esta empresa, y en qué fecha contra la prometida?',
            '¿Qué pasa si se atrasa, y cuánto me devuelven si no se construye?',
            '¿El precio puede cambiar, y con qué índice? ¿En qué moneda?',
            '¿Cuándo se firma la escritura, y cuándo nace el reglamento de copropiedad?',
            '¿Qué incluye: cochera, baulera, cocina, aires? ¿De cuánto van a ser las expensas?',
          ],
        },
      ],
    },
    {
      id: 'price',
      title: '¿El precio incluye IVA?',
      blocks: [
        `Las fuentes no coinciden: una guía suma ${f.newUnitVat.guides} al precio y la base de la ley da ${f.newUnitVat.law}. Que el contrato diga «IVA incluido» o cuánto es.`,
        `Al recibir se suman los gastos de escritura, de ${f.closingCosts}: ${link('costs', 'Costos e impuestos')}. Para saber si el precio es de mercado usá ${link('calculator', 'la calculadora')}.`,
      ],
    },
  ],
}
