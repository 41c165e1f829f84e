import { cite, f } from '#shared/guides/facts/facts.ts'
import { type GuideText, link } from '#shared/guides/guideText.ts'

export const guideFinancing: GuideText = {
  title: 'Financiación y AFD',
  summary:
    'Cómo se financia una vivienda en Paraguay: Primera Vivienda de la AFD, Che Róga Porã y los préstamos de los bancos, con sus topes, plazos y tasas.',
  figures: [
    ['Che Róga Porã, por año', f.cheRoga.rate],
    ['Bancos en guaraníes, la mayoría', f.bankRates.usual],
    ['Plazo más largo', f.cheRoga.term],
  ],
  sections: [
    {
      id: 'cheRoga',
      title: 'Che Róga Porã 2.0',
      blocks: [
        `Un programa público a ${f.cheRoga.rate} anual y ${f.cheRoga.term}, con la primera cuota recién al mudarte. Sirve para comprar terminada, construir en lote propio, comprar lote y construir, ampliar o terminar${cite.cheRogaUses}.`,
        `Los topes se movieron: a fines de 2025, préstamos de hasta ${f.cheRogaLimits.loan}, viviendas de hasta ${f.cheRogaLimits.price} e ingresos de ${f.cheRogaLimits.income}.`,
      ],
    },
    {
      id: 'afd',
      title: 'AFD: Primera Vivienda',
      blocks: [
        `La AFD no presta en persona: pone el dinero y tu banco o cooperativa te lo da. Es para quien no tiene inmueble construido a su nombre, con ingreso familiar de hasta ${f.afdWho.income} y una cuota de no más de ${f.afdWho.instalment} de ese ingreso.`,
        {
          points: [
            `Plazo: ${f.afdTerm.unsecured} sin hipoteca, ${f.afdTerm.mortgage} con hipoteca o ${f.afdTerm.trust} con fideicomiso de garantía.`,
            `Tasa: ${f.afdRates.lower} si la familia gana hasta ${f.afdRates.lowerIncome} y ${f.afdRates.upper} si gana más. Son de fines de 2023: pedí la de hoy.`,
            `Usos: comprar (también en pozo), construir, lote y construcción o refaccionar${cite.afdUses}.`,
          ],
        },
      ],
    },
    {
      id: 'banks',
      title: '¿Qué tasa dan los bancos?',
      blocks: [
        `En la lista del Banco Central de abril de 2024, los préstamos para vivienda en guaraníes iban de ${f.bankRates.lowest} a ${f.bankRates.highest}, la mayoría ${f.bankRates.usual}. Una guía de 2025 habla de ${f.marketRates.guaranies} en guaraníes y ${f.marketRates.dollars} en dólares.`,
        `Para comparar: el promedio de todos los préstamos en guaraníes era ${f.averageRate} en enero de 2026, y por ley ninguno puede pasar de ${f.usuryLimit.guaranies} (${f.usuryLimit.dollars} en dólares).`,
        `Si no tenés garantía común, preguntá por el fondo Fogavi${cite.guaranteeFund}.`,
      ],
    },
    {
      id: 'foreigners',
      title: '¿Prestan a extranjeros?',
      blocks: [
        `Piden residencia, y una agencia habla de ${f.foreignerRates} anual. Sin residencia se suele comprar al contado o con la financiación de quien vende: ${link('foreigners', 'Extranjeros y zona de frontera')}.`,
      ],
    },
    {
      id: 'compare',
      title: 'Antes de señar',
      blocks: [
        {
          points: [
            'Pedí en dos o tres entidades la cuota total: con seguros, tasación y gastos, no solo la tasa.',
            'Preguntá si la tasa es fija, por cuántos años, y qué cuesta cancelar antes.',
            `La medida de los programas es el salario mínimo: ${f.minimumWage} desde julio de 2025; el de julio de 2026 no lo tenemos confirmado.`,
            `Poné en la seña que depende de que te aprueben el préstamo. Cómo: ${link('buying', 'Comprar paso a paso')}.`,
          ],
        },
      ],
    },
  ],
}
