import { type GuideText, link } from '#shared/guides/guideText.ts'

export const guideUsing: GuideText = {
  title: 'Usar Óga',
  summary:
    'Cómo buscar y que te avisemos, cómo escribir a quien publica, cómo publicar y de dónde salen las cifras, con las preguntas que más nos hacen.',
  figures: [],
  sections: [
    {
      id: 'search',
      title: '¿Cómo busco y me entero de lo nuevo?',
      blocks: [
        {
          points: [
            `Escribí como hablás: «casa con patio en Luque para alquilar», «depto cerca del Shopping del Sol que acepte mascotas». Lo que entendimos queda como filtros que podés cambiar o sacar. Por ejemplo, ${link('rentSearch', 'lo que está en alquiler')}.`,
            'En el mapa podés mover la vista o dibujar tu propia zona, y la lista la sigue.',
            'Con «Guardar búsqueda» te avisamos por correo de lo nuevo y de lo que bajó de precio, con cuenta o solo con tu correo.',
            'El corazón guarda un aviso; de dos a cinco se comparan lado a lado.',
          ],
        },
      ],
    },
    {
      id: 'contact',
      title: '¿Cómo escribo a quien publica?',
      blocks: [
        'En cada aviso, «Enviar consulta» le manda tu mensaje a quien publica, que te responde por correo; ahí mismo se pide una visita con dos o tres horarios. Donde hay botón de WhatsApp también podés escribir por ahí.',
        'Óga no cobra la operación, no retiene señas y no firma por nadie: pone en contacto. Lo que cobre una inmobiliaria lo acordás con ella.',
      ],
    },
    {
      id: 'publish',
      title: '¿Cómo publico?',
      blocks: [
        {
          steps: [
            `${link('publish', 'Publicá tu propiedad')}: podés empezar sin cuenta, te la pedimos recién al final y lo que escribiste no se pierde.`,
            'Subí fotos claras, la mejor primero, y todos los datos que tengas: los avisos completos salen antes.',
            `Poné el precio mirando los parecidos: la ${link('calculator', 'calculadora')} te da una referencia con su margen.`,
            'En «Mis propiedades» lo editás, pausás, renovás o cerrás, y ves sus visitas y consultas.',
          ],
        },
      ],
    },
    {
      id: 'trust',
      title: '¿Cómo sé que un aviso es serio?',
      blocks: [
        'Lo que alguien nos señala lo revisamos, y lo que no corresponde sale del sitio. «Verificada» habla de la inmobiliaria que publica: no certifica los títulos.',
        `Antes de pagar o firmar, visitá la propiedad y hacé mirar los papeles: ${link('buying', 'comprar paso a paso')} dice cuáles. Si un aviso te parece falso, escribinos desde la página de contacto con su enlace.`,
      ],
    },
    {
      id: 'figures',
      title: '¿De dónde salen las cifras?',
      blocks: [
        `De los avisos activos de Óga: son precios pedidos, no de cierre. La estimación compara con propiedades parecidas y dice cuánto suele errar; ${link('neighborhoods', 'los precios por barrio')} muestran cuántos avisos hay detrás. La otra moneda se calcula al cambio del día.`,
      ],
    },
  ],
}
