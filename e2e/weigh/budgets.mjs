/**
 * Kilobytes are 1024 bytes as they cross the wire on a first visit: a page's weight with all headers,
 * JavaScript and HTML as compressed content. Times are milliseconds.
 */
export const measures = {
  weight: { name: 'page weight', unit: 'KB', digits: 1 },
  javascript: { name: 'JavaScript', unit: 'KB', digits: 1, budget: 120 },
  html: { name: 'HTML', unit: 'KB', digits: 1, budget: 14 },
  requests: { name: 'requests', unit: '', digits: 0 },
  lcp: { name: 'largest paint', unit: 'ms', digits: 0, budget: 2000 },
  cls: { name: 'layout shift', unit: '', digits: 3, budget: 0.05 },
  tbt: { name: 'blocked time', unit: 'ms', digits: 0, budget: 200 },
  inp: { name: 'slowest press', unit: 'ms', digits: 0, budget: 200 },
}

/** In kilobytes, pictures included. A page that names none is read for its JavaScript and its times. */
export const pageWeights = { home: 250, search: 300, campsite: 400, 'campsite with dates': 400, reserve: 150 }
