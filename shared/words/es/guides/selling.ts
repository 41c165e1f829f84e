import { cite, f } from '#shared/guides/facts/facts.ts'
import { type GuideText, link } from '#shared/guides/guideText.ts'

export const guideSelling: GuideText = {
  title: 'Vender bien',
  summary:
    'Cómo vender una casa, un departamento o un terreno en Paraguay: a qué precio, con qué aviso, con qué papeles a mano y cuánto te queda.',
  figures: [
    ['Comisión usual', f.saleCommission],
    ['IRP, como mucho', f.saleIncomeTax.most],
    ['Hasta la inscripción', f.transferTime],
  ],
  sections: [
    {
      id: 'price',
      title: '¿A qué precio?',
      blocks: [
        `Cerca de la mediana de lo parecido. ${link('calculator', 'La calculadora')} te muestra los avisos con que te van a comparar, y ${link('neighborhoods', 'el precio por barrio')} el m² de tu zona. Son precios pedidos: se suele cerrar un poco abajo.`,
        'Si en tres semanas nadie consulta, el problema casi siempre es el precio o las fotos.',
      ],
    },
    {
      id: 'listing',
      title: '¿Qué hace bueno a un aviso?',
      blocks: [
        {
          points: [
            'Ocho fotos o más, de día, con la luz prendida y los ambientes ordenados. La primera decide.',
            'Superficie del terreno y de lo construido, por separado.',
            'Lo que todos preguntan: expensas, cochera, papeles, si aceptás financiación o permuta.',
            'La ubicación en el mapa, aunque sea aproximada.',
            'Responder el mismo día.',
          ],
        },
        `${link('publish', 'Publicar tu propiedad')} en Óga no cuesta nada.`,
      ],
    },
    {
      id: 'papers',
      title: '¿Qué papeles preparo?',
      blocks: [
        {
          points: [
            `El título, y un certificado del registro al día (${f.certificateFee}): muestra que está libre${cite.titleReport}.`,
            `Impuesto inmobiliario y tasas pagados; sin eso no se escritura${cite.municipalClearance}.`,
            'En un edificio, la constancia de que no debés expensas y el reglamento.',
            'Si hay hipoteca, el saldo escrito por el banco. Si sos heredero, la sucesión terminada.',
          ],
        },
      ],
    },
    {
      id: 'left',
      title: '¿Cuánto me queda?',
      blocks: [
        `Descontá la comisión, de ${f.saleCommission} más IVA si vende una inmobiliaria, y el IRP: ${f.saleIncomeTax.rate} sobre lo menor entre tu ganancia y ${f.saleIncomeTax.base} del precio, como mucho ${f.saleIncomeTax.most}. Si no residís acá, ${f.saleTaxAbroad.most} más ${f.saleVat.most} de IVA. El detalle: ${link('costs', 'Costos e impuestos')}.`,
      ],
    },
    {
      id: 'close',
      title: 'De la seña a la escritura',
      blocks: [
        `Pedí la seña por escrito y con plazo; lo usual es de ${f.deposit}. Seguís siendo dueño hasta la escritura${cite.deedRequired}: no entregues la llave antes de cobrar el saldo. Respondés por defectos ocultos por ${f.hiddenDefects}, así que decilos antes.`,
      ],
    },
  ],
}
