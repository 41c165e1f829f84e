import { ownValue } from '#shared/core/records.ts'
import { corrector } from '#shared/search/sentence/spelling/typos.ts'

/** As it sounds: Paraguayan Spanish of messages. */
const bySound: Readonly<Record<string, string>> = {
  ur: 'your',
  frm: 'from',
  cn: 'can',
  shud: 'should',
  wat: 'what',
  pls: 'please',
  thx: 'thanks',
  abt: 'about',
  kuanto: 'cuanto',
  kuanta: 'cuanta',
  kual: 'cual',
  kien: 'quien',
  komo: 'como',
  kiero: 'quiero',
  ke: 'que',
  q: 'que',
  x: 'por',
  tb: 'tambien',
  tmb: 'tambien',
  xfa: 'por favor',
  dsp: 'despues',
  xq: 'por que',
  whats: 'what is',
  hows: 'how is',
  wheres: 'where is',
  cto: 'cuanto',
  cnto: 'cuanto',
  kto: 'cuanto',
  dnde: 'donde',
  busko: 'busco',
  kasa: 'casa',
  ksa: 'casa',
  ctas: 'cuotas',
  cta: 'cuota',
  alkiler: 'alquiler',
  alkilar: 'alquilar',
  bender: 'vender',
  bendo: 'vendo',
  ai: 'hay',
  ay: 'hay',
  ba: 'va',
  aser: 'hacer',
  nesesito: 'necesito',
}

const keywords = 'impuesto impuestos escribano inquilino hipoteca garante extranjero'.split(' ')
/** Words of their own, as near as slips are. */
const known = new Set([
  ...keywords,
  ...'impuesta impuestas imposto impostos escribana escribanos escribania inquilinos inquilina inquilinas hipotecas hipotecado hipotecada hipotecar garantes garantia guarantee guarantees garantias garantir garantice garantizar garantiza escriban escriben escribio escribinos escribas escribilo escribir escribime inquilinato extranjera extranjeros extranjeras'.split(
    ' ',
  ),
])
const correct = corrector(keywords, known)

/** A folded word as it is meant. */
export const spelled = (word: string): string => ownValue(bySound, word) ?? correct(word) ?? word
