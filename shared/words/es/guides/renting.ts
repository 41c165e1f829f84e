import { cite, f } from '#shared/guides/facts/facts.ts'
import { type GuideText, link } from '#shared/guides/guideText.ts'

export const guideRenting: GuideText = {
  title: 'Alquilar y garantías',
  summary:
    'Qué piden para alquilar en Paraguay, cuánto es el depósito, qué tiene que decir el contrato, cuánto puede subir y cómo se termina.',
  figures: [
    ['Depósito usual', f.usualDeposit],
    ['Contrato, como mucho', f.rentTerm.longest],
    ['IVA sobre el alquiler', f.rentVat],
  ],
  sections: [
    {
      id: 'guarantee',
      title: '¿Necesito garante?',
      blocks: [
        `La ley no lo pide; lo decide quien alquila. Lo usual es un depósito de ${f.usualDeposit} y, según el caso, un garante con inmueble o recibos de sueldo${cite.usualDeposit}. Hay avisos que aceptan solo depósito o un seguro: ${link('rentSearch', 'ver alquileres')}.`,
        `Tampoco fija cuánto es el depósito ni cuándo se devuelve${cite.rentDeposit}. Escribí el monto, qué se descuenta y en cuántos días vuelve; al entrar, sacá fotos y hacé un inventario.`,
      ],
    },
    {
      id: 'contract',
      title: '¿Qué tiene que decir el contrato?',
      blocks: [
        `No hay una ley especial de alquiler de viviendas: rigen el Código Civil y lo que firmes${cite.rentLaw}. Por eso importa cada línea.`,
        {
          points: [
            `Plazo: sin mínimo${cite.shortestTerm}, hasta ${f.rentTerm.longest}.`,
            `Aumento: sube solo como diga el contrato. Se suele citar una ley con tope, pero esa ley es de leasing${cite.rentIncrease}.`,
            `Salida antes de tiempo: solo como esté acordado; poné preaviso y multa${cite.leaseEnd}.`,
            `Moneda, día de pago e interés por mora: lo acordado, hasta el límite de usura${cite.arrears}.`,
            `Quién paga expensas, impuestos y arreglos, y qué pasa con las mejoras${cite.improvements}.`,
          ],
        },
        'Si algo del contrato no lo entendés, llevalo a un abogado antes de firmar.',
      ],
    },
    {
      id: 'costs',
      title: '¿Qué pago al entrar?',
      blocks: [
        `El primer mes, el depósito y, si hay inmobiliaria, a veces una comisión de ${f.leaseCommission}. Preguntá si el precio ya incluye el ${f.rentVat} de IVA y a cuánto están las expensas.`,
      ],
    },
    {
      id: 'end',
      title: '¿Me pueden desalojar?',
      blocks: [
        `Solo por juicio. Hay ${f.eviction} para contestar la demanda; si no contestás, se da por cierto lo que dice. No procede contra padres mayores ni personas con discapacidad a quienes el dueño debe mantener, si quedan en la calle${cite.evictionLimit}.`,
      ],
    },
  ],
}
