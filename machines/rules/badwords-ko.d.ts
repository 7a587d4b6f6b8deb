declare module 'badwords-ko' {
  /** The package's own filter. Only its list is of use here: what is done around the list is ours. */
  export default class Filter {
    readonly options: { readonly list: readonly string[] }
  }
}
