/** What every page is given: the parts of the address that its pattern names. */
export interface PageProps {
  params: Record<string, string>
}
