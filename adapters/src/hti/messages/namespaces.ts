/** Of every version since 2003. */
export const otaNamespace = 'http://www.opentravel.org/OTA/2003/05'
export const soapNamespace = 'http://schemas.xmlsoap.org/soap/envelope/'
