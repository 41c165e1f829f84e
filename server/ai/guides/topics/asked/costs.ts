import type { Asked } from './asked.ts'

/** How topics of costs and taxes are asked for. */
export const costsAsked = {
  condoFees: {
    es: '¿Qué son las expensas? | cuanto se paga de expensas en un edificio | que incluyen las expensas | que es el gasto comun | puedo dejar de pagar expensas si no uso la piscina | cuanto salen las expensas de un depto',
    en: 'What are expensas (condo fees)? | how much are monthly building fees | what do condo fees include | HOA fees in Asunción | can I refuse to pay for amenities I don’t use',
    pt: 'O que são as expensas (condomínio)? | quanto custa o condomínio de um apartamento | o que o condomínio inclui',
  },
  taxes: {
    es: '¿Qué impuestos se pagan por una propiedad? | resumen de impuestos inmobiliarios en paraguay | que impuestos hay al comprar, tener y vender',
    en: 'Which taxes are there on property? | how is real estate taxed in Paraguay | overview of property taxes',
    pt: 'Quais impostos existem sobre imóveis? | quais tributos para comprar, ter e vender imóvel no Paraguai',
  },
  closingCosts: {
    es: '¿Cuánto son los gastos de escritura? | que gastos extra tengo al comprar ademas del precio | cuanto mas tengo que tener aparte del precio para comprar | gastos de cierre | que impuestos pago al comprar | cuanto se paga de impuestos por comprar una casa | cuanto sale la transferencia de una casa | quien paga los gastos de escrituracion | cuanto se gasta en papeles al comprar',
    en: 'How much are closing costs? | what extra costs do I have when buying | how much on top of the price do I need | who pays the transfer costs | what does the title transfer cost | what taxes do I pay when buying a house',
    pt: 'Quanto são os custos de escritura? | quanto gasto além do preço ao comprar | custos de transferência de um imóvel | que impostos pago ao comprar',
  },
  notaryFee: {
    es: '¿Cuánto cobra el escribano? | cuanto se le paga al escribano por una casa | honorarios de escribania por compraventa | cuanto sale el escribano | que porcentaje cobra la escribania',
    en: 'How much does the notary charge? | what is the notary fee for a purchase | how much do I pay the escribano',
    pt: 'Quanto cobra o escribano (tabelião)? | honorários do cartório na compra | quanto pago ao tabelião',
  },
  saleTax: {
    es: '¿Qué impuesto pago si vendo mi casa? | cuanto se paga de impuesto por la venta de un inmueble | irp por vender una propiedad | ganancia por venta de casa tributa | cuanto se queda hacienda si vendo mi terreno | vendo mi casa, cuánto me saca hacienda',
    en: 'What tax do I pay when I sell my house? | capital gains tax on property in Paraguay | how much tax on selling land',
    pt: 'Que imposto pago se vender meu imóvel? | imposto sobre ganho na venda de casa | quanto de imposto na venda de terreno',
  },
  owningCosts: {
    es: '¿Cuánto cuesta mantener una propiedad por año? | que gastos fijos tiene ser dueño de un depto | que pago todos los años por mi casa | costos de tener una propiedad vacia | gastos anuales de un departamento',
    en: 'What does it cost to own a home per year? | yearly costs of owning an apartment | what bills does an owner have | running costs of a house',
    pt: 'Quanto custa manter um imóvel por ano? | gastos anuais de ter um apartamento | que despesas fixas tem o proprietário',
  },
  propertyTax: {
    es: '¿Cuánto es el impuesto inmobiliario? | cuanto pago por año a la municipalidad por mi casa | impuesto anual de una propiedad | valor fiscal de un inmueble | quien paga el impuesto inmobiliario el dueño o el inquilino',
    en: 'How much is the yearly property tax? | annual real estate tax in Paraguay | what is the fiscal value | who pays property tax, owner or tenant',
    pt: 'Quanto é o imposto predial anual (IPTU)? | quem paga o IPTU',
  },
  propertyTaxDue: {
    es: '¿Cuándo vence el impuesto inmobiliario? | hasta cuando se paga el impuesto inmobiliario | fecha de pago del impuesto de la casa en la municipalidad | cuando vence el impuesto municipal',
    en: 'When is the property tax due? | deadline for real estate tax in Asunción | until when can I pay the property tax',
    pt: 'Quando vence o imposto imobiliário? | até quando pago o IPTU | vencimento do imposto predial',
  },
  yearlyTaxes: {
    es: '¿Qué impuestos pago por año si tengo un departamento? | que impuestos anuales paga el dueño de una casa | que se paga todos los años de impuestos por un inmueble',
    en: 'Which taxes do I pay every year as an owner? | yearly taxes on an apartment | annual taxes for property owners',
    pt: 'Quais impostos pago por ano se comprar um apartamento? | impostos anuais de quem tem imóvel | que impostos o dono paga todo ano',
  },
  rentTax: {
    es: '¿Qué impuestos pago si alquilo mi departamento? | cuanto tributa un alquiler | iva e irp sobre el alquiler | tengo que pagar impuestos por lo que cobro de alquiler | que diferencia hay entre iva e irp en el alquiler | cuanto paga de impuesto un no residente por alquilar | vivo afuera y alquilo mi depto, que impuestos pago',
    en: 'What taxes do I pay on rental income? | how is rent taxed for an owner | what tax do I pay on rent if I don’t live in Paraguay | non-resident tax on rental income | VAT and income tax on rent',
    pt: 'Que imposto pago sobre o aluguel que recebo? | moro no Brasil e alugo meu apartamento aí, quanto de imposto | IVA e IRP sobre aluguel | imposto de não residente sobre aluguel',
  },
  newUnitVat: {
    es: '¿Se paga IVA al comprar un departamento nuevo? | el precio de la constructora incluye iva | iva en unidades a estrenar | cuanto es el iva de un depto en pozo',
    en: 'Is there VAT on a new apartment? | does the developer’s price include VAT | VAT on new-build units',
    pt: 'Tem IVA na compra de apartamento novo? | o preço da construtora inclui IVA | IVA em imóvel na planta',
  },
  agencyFee: {
    es: '¿Cuánto cobra la inmobiliaria? | que comision cobra un agente inmobiliario | quien paga la comision de la inmobiliaria, el que compra o el que vende | cuanto gana una inmobiliaria si vende mi casa | honorarios de inmobiliaria en un alquiler | hay que pagar comision para alquilar | cuanto cobra la inmobiliaria por alquilar mi casa | cuanto se lleva la inmobiliaria cuando vendo | con cuanto se queda el corredor si vende mi casa | que parte se queda la inmobiliaria',
    en: 'How much do agents charge? | what commission does a real estate agency take | who pays the agent’s fee, buyer or seller | does the tenant pay an agency fee | agency fee for renting out | what cut does the agency take when I sell | how much does the realtor keep of the sale',
    pt: 'Quanto cobra a imobiliária? | qual é a comissão do corretor | quem paga a comissão, comprador ou vendedor | quanto a imobiliária cobra no aluguel | com quanto a imobiliária fica quando vendo',
  },
  shortStayTax: {
    es: '¿Qué impuestos paga un Airbnb? | cuanto se tributa por alquilar por noche | iva de alquiler temporal | tengo que facturar lo que cobro en airbnb',
    en: 'Which taxes does Airbnb income pay? | do I pay tax on short-term rentals | VAT on nightly rent',
    pt: 'Que impostos paga o Airbnb? | imposto sobre aluguel por temporada | IVA em diárias',
  },
  lettingPapers: {
    es: '¿Necesito RUC para alquilar mi casa? | como facturo un alquiler | tengo que emitir factura al inquilino | que papeles necesito para alquilar legalmente mi depto | saco ruc para cobrar alquiler',
    en: 'Do I need a RUC to rent out my flat? | how do I invoice rent | what papers does a landlord need | do I have to issue invoices for rent',
    pt: 'Preciso de RUC para alugar meu imóvel? | como emito fatura de aluguel | que papéis o proprietário precisa para alugar',
  },
  sellingCosts: {
    es: '¿Qué gastos tengo si vendo mi casa? | cuanto me queda limpio si vendo en cien mil | costos para el vendedor | que paga el que vende | cuanto pierdo en comision e impuestos al vender',
    en: 'What costs do I have if I sell? | how much is left after selling my house | what does a seller pay | selling costs in Paraguay',
    pt: 'Que custos tenho ao vender? | quanto sobra líquido se eu vender | o que o vendedor paga',
  },
} as const satisfies Asked
