/** `?roi=rent,expenses,occupancy,price`; empty: the listing's figures. */
export const roiParameter = 'roi'
