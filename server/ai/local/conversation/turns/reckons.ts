/** "¿Cuánto es 30% de 80 mil?": an amount to reckon with, which no search takes for its limit. Of a folded wording. */
export const reckons =
  / (?:(?:cuanto|cuantos|quanto|quantos|how much|what|whats|what s) (?:es|son|da|dan|seria|serian|is|are|e|sao|hace|hacen) (?:el |la |the |o |a )?(?:usd |us |gs |g |\$ ?|₲ ?)?\d[\w.,%]*|\d[\d.,]* ?(?:%|por ciento|percent|por cento) (?:de|of|sobre)|(?:cuanto|quanto|how much)(?: \w+){0,2} (?:queda|quedaria|sobra|descuentan|desconta\w*|toca|tocaria|left)|times \d|multiplicad\w+|dividid\w+|divided by)(?= )/
