const overview = '/org/org-organisation'

/** Where the chooser leads: a page under `/org/org-…` and nowhere else. */
export function readWantedPage(wanted: string | null): string {
  return wanted && /^\/org\/org-[\w/-]+$/.test(wanted) && wanted !== '/org/org-choose' ? wanted : overview
}
