interface Terms {
  price: number
  downPaymentPercent: number
  instalments: number
  /** In the currency of the price. */
  instalmentAmount: number
}

/** A last payment on delivery is usual, of a tenth to a third. */
const least = 0.6
/** Ten years of instalments at 12 % a year add up to 1.7 times what is lent. */
const most = 2

/** What is paid in all, in the currency of the price, and whether that is far from it. */
export function sumOfInstalments({ price, downPaymentPercent, instalments, instalmentAmount }: Terms): {
  sum: number
  doubt: 'tooLittle' | 'tooMuch' | undefined
} {
  const sum = (price * downPaymentPercent) / 100 + instalments * instalmentAmount
  if (sum < price * least) return { sum, doubt: 'tooLittle' }
  return { sum, doubt: sum > price * most ? 'tooMuch' : undefined }
}
