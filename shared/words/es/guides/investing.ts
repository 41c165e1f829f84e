import { cite, f } from '#shared/guides/facts/facts.ts'
import { type GuideText, link } from '#shared/guides/guideText.ts'

export const guideInvesting: GuideText = {
  title: 'Invertir y lo que queda',
  summary:
    'Cuánto rinde de verdad un departamento en alquiler en Paraguay: del alquiler bruto a lo que queda después de expensas, meses vacíos, administración e impuestos.',
  figures: [
    ['Bruto por año', f.grossYield],
    ['Neto, en un ejemplo', f.netYield.net],
    ['IRP sobre el alquiler, como mucho', f.rentIncomeTax.most],
  ],
  sections: [
    {
      id: 'gross',
      title: 'El número que se anuncia',
      blocks: [
        `Se suele hablar de ${f.grossYield} anual: es bruto, el alquiler de doce meses sobre el precio. Quien preside la cámara del sector dijo que la mayoría gana menos${cite.grossYield}.`,
        `En Óga cada aviso trae su cuenta, y ${link('returns', 'ahí se explica')}. Podés cambiar alquiler, gastos y ocupación. ${link('neighborhoods', 'El precio por barrio')} te dice qué se paga. Con gastos, impuestos y cuotas, la cuenta la hacés ${link('investment', 'acá')}.`,
      ],
    },
    {
      id: 'net',
      title: 'Lo que queda',
      blocks: [
        {
          points: [
            `Expensas: en un ejemplo, ${f.condoFeeExample.fee} al mes en un departamento de ${f.condoFeeExample.price}.`,
            `Administración: cerca de ${f.rentAdministration} del alquiler.`,
            'Meses vacíos, pintura y arreglos entre un inquilino y otro.',
            `Impuesto inmobiliario: ${f.propertyTax} del valor fiscal por año.`,
            `IRP de hasta ${f.rentIncomeTax.most} del alquiler si residís acá; ${f.rentTaxAbroad.most} si no.`,
            `Al entrar, gastos de ${f.closingCosts}; al salir, hasta ${f.saleIncomeTax.most} de IRP y la comisión.`,
          ],
        },
        `En el ejemplo de una guía quedó ${f.netYield.net} neto sobre ${f.netYield.price}. Un caso no es un promedio: hacé la cuenta del tuyo.`,
      ],
    },
    {
      id: 'shortStay',
      title: '¿Y por noche?',
      blocks: [
        `En Asunción los avisos por noche se ocupan ${f.shortStay.occupancy} del tiempo e ingresan cerca de ${f.shortStay.month} al mes, sin descontar limpieza, plataforma ni expensas. En Ciudad del Este, ${f.shortStayCde.occupancy} y ${f.shortStayCde.month} al mes; en Luque, ${f.shortStayLuque.occupancy} y ${f.shortStayLuque.month}; en Encarnación, ${f.shortStayEncarnacion.occupancy} y ${f.shortStayEncarnacion.month}; en San Bernardino, ${f.shortStaySanBernardino.occupancy} y ${f.shortStaySanBernardino.month}. El IVA era de ${f.shortRentVat}. Mirá antes si el reglamento del edificio lo permite.`,
      ],
    },
    {
      id: 'compare',
      title: 'Antes de decidir',
      blocks: [
        {
          points: [
            'Compará con lo que paga un plazo fijo, en la misma moneda.',
            'Contá solo el alquiler que ya se paga en avisos parecidos, no el esperado.',
            `Mirá cuánto tardan en alquilarse y venderse los parecidos.`,
            `En pozo, sumá el tiempo sin renta: ${link('offPlan', 'Comprar en pozo')}.`,
          ],
        },
      ],
    },
  ],
}
