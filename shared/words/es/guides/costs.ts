import { cite, f } from '#shared/guides/facts/facts.ts'
import type { GuideText } from '#shared/guides/guideText.ts'

export const guideCosts: GuideText = {
  title: 'Costos e impuestos',
  summary:
    'Qué se paga además del precio: al comprar, cada año mientras es tuya, al alquilarla y al venderla. Para residentes y no residentes en Paraguay.',
  figures: [
    ['Gastos al comprar', f.closingCosts],
    ['Impuesto inmobiliario por año', f.propertyTax],
    ['IRP al vender, como mucho', f.saleIncomeTax.most],
  ],
  sections: [
    {
      id: 'buying',
      title: '¿Cuánto pago al comprar?',
      blocks: [
        `En total, de ${f.closingCosts} del precio. Se compone de:`,
        {
          points: [
            `Honorario del escribano: de ${f.notaryFee.fee} más ${f.notaryFee.vat} de IVA, según el monto. Pedí el presupuesto por escrito.`,
            `Tasa judicial al inscribir: ${f.registryTax}.`,
            `Tasa municipal: ${f.municipalTransferTax.asuncion} en Asunción y ${f.municipalTransferTax.elsewhere} en otras ciudades.`,
            `Certificado del registro: ${f.certificateFee}.`,
          ],
        },
        `Lo usual es que estos gastos sean de quien compra y el impuesto a la ganancia de quien vende, pero se puede acordar otra cosa${cite.whoPays}.`,
      ],
    },
    {
      id: 'owning',
      title: '¿Y cada año?',
      blocks: [
        `El impuesto inmobiliario: ${f.propertyTax} del valor fiscal, que cobra la municipalidad. El valor fiscal sale de la superficie, el tipo de calle y la calidad de lo construido, y se ajusta cada año por inflación: para 2026 subió ${f.fiscalValues}.`,
        `Un ejemplo de Asunción: ${f.fiscalExample.plot} sobre asfalto, a ${f.fiscalExample.perSqm} fiscales por m², dan cerca de ${f.fiscalExample.year} al año. En el centro histórico se paga cerca de ${f.historicCentre} menos.`,
        `Vencía el ${f.propertyTaxDue.asuncion} en Asunción y el ${f.propertyTaxDue.elsewhere} en otras ciudades; suele haber prórrogas. La municipalidad puede pedirle todo a cualquiera de los condóminos o herederos${cite.propertyTaxOwner}.`,
      ],
    },
    {
      id: 'condo',
      title: '¿Qué son las expensas?',
      blocks: [
        `Tu parte de los gastos comunes del edificio. Comprás la unidad y una parte de lo común en proporción a su valor${cite.condo}, y nadie se libra de pagar renunciando a usarlo${cite.condoFees}. Un ejemplo: ${f.condoFeeExample.fee} al mes por un departamento de ${f.condoFeeExample.price} en Villa Morra.`,
      ],
    },
    {
      id: 'letting',
      title: '¿Qué pago si lo alquilo?',
      blocks: [
        {
          points: [
            `IVA sobre el alquiler: ${f.rentVat} en viviendas y ${f.shopRentVat} en locales y oficinas. En alquileres por noche se aplicaba ${f.shortRentVat}.`,
            `IRP si residís acá: ${f.rentIncomeTax.rate} sobre lo menor entre lo neto y ${f.rentIncomeTax.base} del alquiler, o sea como mucho ${f.rentIncomeTax.most}.`,
            `INR si no residís: ${f.rentTaxAbroad.rate} sobre ${f.rentTaxAbroad.base}, es decir ${f.rentTaxAbroad.most} del alquiler.`,
            `Una empresa suma el alquiler a su renta, que paga ${f.companyTax}.`,
          ],
        },
      ],
    },
    {
      id: 'selling',
      title: '¿Qué impuestos pago al vender?',
      blocks: [
        {
          points: [
            `Si residís acá: IRP de ${f.saleIncomeTax.rate} sobre lo menor entre la ganancia y ${f.saleIncomeTax.base} del precio. Como mucho ${f.saleIncomeTax.most} del precio, aunque sea tu única venta, y sin IVA${cite.saleNoVat}.`,
            `Si no residís: INR de ${f.saleTaxAbroad.rate} sobre ${f.saleTaxAbroad.base}, es decir ${f.saleTaxAbroad.most} del precio, más IVA.`,
            `Empresas, unipersonales y no residentes: IVA de ${f.saleVat.rate} sobre ${f.saleVat.base}, es decir ${f.saleVat.most} del precio.`,
            `Si vende una sucesión, las fuentes no coinciden en si va IVA además de IRP${cite.estateVat}.`,
          ],
        },
      ],
    },
    {
      id: 'agency',
      title: '¿Cuánto cobra la inmobiliaria?',
      blocks: [
        `En una venta, de ${f.saleCommission} más IVA, casi siempre a quien vende. En un alquiler es común ${f.leaseCommission} de alquiler; quién lo paga varía. Administrarlo cuesta cerca de ${f.rentAdministration} del alquiler. Publicar en Óga no cuesta nada.`,
      ],
    },
  ],
}
