import { cite, f } from '#shared/guides/facts/facts.ts'
import { type GuideText, link } from '#shared/guides/guideText.ts'

export const guideBuying: GuideText = {
  title: 'Comprar paso a paso',
  summary:
    'Cómo se compra una casa, un departamento o un terreno en Paraguay: qué revisar antes de poner plata, qué se firma, cuánto tarda y qué reclamar después.',
  figures: [
    ['De punta a punta', f.transferTime],
    ['Gastos de escritura', f.closingCosts],
    ['Certificado del registro', f.certificateFee],
  ],
  sections: [
    {
      id: 'steps',
      title: 'Los pasos',
      blocks: [
        {
          steps: [
            `Fijate si el precio es de mercado: ${link('calculator', 'la calculadora')} lo compara con avisos parecidos, y ${link('neighborhoods', 'el precio por barrio')} te ubica.`,
            `Pedí copia del título y la cédula de quien vende. El nombre tiene que ser el mismo; si vende otra persona, pedí el poder${cite.sellerIsOwner}.`,
            `Elegí vos al escribano y que pida el certificado catastral registral: sale en hasta ${f.certificateTime} y cuesta ${f.certificateFee}.`,
            `Recién con el título a la vista, acordá la seña por escrito.`,
            `Firmá la escritura pública dentro de los ${f.deedTime} desde el certificado y pagá el saldo en ese acto.`,
            `El escribano la inscribe: lleva ${f.registrationTime}. Guardá la escritura con el sello del registro.`,
          ],
        },
      ],
    },
    {
      id: 'title',
      title: '¿Cómo sé que el título está limpio?',
      blocks: [
        `El informe del registro dice quién es el dueño y si hay hipoteca, embargo, litigio u otra carga${cite.titleReport}. Desde 2026 viene en un solo certificado, que reemplaza al de Catastro y al de condición de dominio${cite.certificate}, y lo da el Registro Unificado Nacional, que tomó el trabajo de Registros Públicos y de Catastro${cite.registryOffice}.`,
        `El registro está pasando a un código único por inmueble; por un tiempo vas a seguir viendo los números viejos${cite.propertyCode}. Qué es cada uno está en ${link('land', 'Terrenos y sus papeles')}.`,
        `Para escriturar, la municipalidad tiene que dar por pagados impuestos y tasas${cite.municipalClearance}.`,
      ],
    },
    {
      id: 'deposit',
      title: '¿Cuánto se da de seña?',
      blocks: [
        `Lo usual es de ${f.deposit} del precio. Escribí qué pasa si se arrepiente quien compra y qué si se arrepiente quien vende, y hasta cuándo vale.`,
        `No entregues nada antes de ver el título original, inscripto a nombre de quien vende${cite.titleBeforeMoney}.`,
      ],
    },
    {
      id: 'contract',
      title: '¿Alcanza con un boleto o contrato privado?',
      blocks: [
        `No. Obliga a las dos partes a firmar la escritura, pero no transfiere la propiedad${cite.privateContract}: eso lo hace solo la escritura pública ante escribano, y la inscripción la hace valer ante todos${cite.deedRequired}.`,
        `Mientras tengas solo un boleto, un comprador con escritura inscripta o un embargo contra quien vende van primero${cite.privateContractRisk}. Para exigir la escritura por juicio hay ${f.privateContractClaim}.`,
        `Vender con pacto de retroventa, para recomprar después, está prohibido en inmuebles${cite.repurchase}: si te lo ofrecen como garantía de un préstamo, no firmes.`,
      ],
    },
    {
      id: 'time',
      title: '¿Cuánto tarda?',
      blocks: [
        `Unos ${f.transferTime} de punta a punta: el certificado hasta ${f.certificateTime}, la escritura dentro de los ${f.deedTime} siguientes y la inscripción ${f.registrationTime}.`,
        `Con préstamo sumá la tasación y los papeles del banco: ${link('financing', 'Financiación y AFD')}.`,
      ],
    },
    {
      id: 'after',
      title: '¿Y si aparece un problema después?',
      blocks: [
        `Quien vende responde por defectos ocultos si reclamás dentro de ${f.hiddenDefects}, y también si perdés la propiedad por un derecho anterior${cite.lostRight}.`,
        `Lo que se paga además del precio está en ${link('costs', 'Costos e impuestos')}.`,
      ],
    },
  ],
}
