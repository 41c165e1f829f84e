import { useQuery } from '@tanstack/react-query'
import { asuncionNeighborhoods, type CalculatorCity, emptyFields } from './fields.ts'

export function useNeighborhoods(city: CalculatorCity, listedOnly: boolean) {
  const isElsewhere = city !== emptyFields.city && !listedOnly
  const { data, isError, refetch } = useQuery({
    queryKey: ['neighborhoods', city],
    queryFn: () => import('#shared/places/places.ts').then(({ neighborhoodsOf }) => neighborhoodsOf(city)),
    enabled: isElsewhere,
  })
  return { names: isElsewhere ? data : asuncionNeighborhoods, isError, refetch }
}
