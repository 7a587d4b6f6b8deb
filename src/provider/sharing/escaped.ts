/** A text as it stands in HTML and XML: numbered references for whatever means something there. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0) ?? 32};`)
