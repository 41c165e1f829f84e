import { cite, f } from '#shared/guides/facts/facts.ts'
import { type GuideText, link } from '#shared/guides/guideText.ts'

export const guideMoving: GuideText = {
  title: 'Mudarse a Paraguay',
  summary:
    'Qué hace falta para vivir en Paraguay: cuánto puede quedarse un visitante, la residencia temporal y la permanente, y cómo encontrar casa al llegar.',
  figures: [
    ['Como visitante', f.visitorStay],
    ['Residencia temporal, hasta', f.temporaryResidence],
    ['Permanente por inversión', f.investorResidence],
  ],
  sections: [
    {
      id: 'visit',
      title: '¿Cuánto puedo quedarme de visita?',
      blocks: [
        `Hasta ${f.visitorStay}, prorrogables una vez. Alcanza para conocer barrios antes de decidir: alquilá amoblado por unos meses y después buscá con calma.`,
      ],
    },
    {
      id: 'temporary',
      title: '¿Qué pide la residencia temporal?',
      blocks: [
        `Dura hasta ${f.temporaryResidence}, se renueva y da cédula por el mismo tiempo. No exige comprar ni invertir${cite.residenceWithoutProperty}. Para no perderla, no te ausentes más de ${f.absence}.`,
        `Si sos de Argentina, Brasil, Uruguay, Bolivia, Chile, Perú, Colombia o Ecuador, el acuerdo del Mercosur da ${f.mercosurResidence} por nacionalidad.`,
        'Lo común es llevar pasaporte o documento, partida de nacimiento y antecedentes penales, apostillados y traducidos. La lista del día y los aranceles los da la Dirección Nacional de Migraciones; empezá por ahí.',
      ],
    },
    {
      id: 'permanent',
      title: '¿Y la permanente?',
      blocks: [
        `Después de la temporal, o de entrada con una inversión de unos ${f.investorResidence} por SUACE, que da la constancia de inversionista en ${f.investorCertificate}. Comprar una casa para vivir no es, por sí solo, esa inversión.`,
        `Desde 2026 existe además el Investor Pass, con una vía inmobiliaria; su monto no lo tenemos confirmado${cite.investorPass}.`,
      ],
    },
    {
      id: 'home',
      title: '¿Alquilar o comprar al llegar?',
      blocks: [
        `Para alquilar suelen pedir ${f.usualDeposit} de depósito y a veces garante; sin historial acá, ofrecé más depósito o meses por adelantado. ${link('rentSearch', 'Ver alquileres')} y ${link('renting', 'Alquilar y garantías')}.`,
        `Para comprar al contado no hace falta residencia${cite.passportPurchase}: ${link('foreigners', 'Extranjeros y zona de frontera')}.`,
      ],
    },
    {
      id: 'settle',
      title: 'Para instalarte',
      blocks: [
        {
          points: [
            `Con cédula podés sacar el RUC, que se usa para facturar, también alquileres${cite.taxNumber}.`,
            'Los alquileres se anuncian en guaraníes o en dólares: fijate en cuál está el contrato.',
            'Mirá el barrio con lluvia y a la hora pico: calles, raudales y tráfico no salen en las fotos.',
            `Cuánto cuesta cada zona: ${link('neighborhoods', 'precio del m² por barrio')}.`,
          ],
        },
      ],
    },
  ],
}
