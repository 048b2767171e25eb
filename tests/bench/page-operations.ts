/** What a measured page can be told to do: each resolves with milliseconds from the act until its result was painted. */
type PageOperations = Readonly<Record<string, (times: number) => Promise<number[]>>>;

declare global {
  interface Window {
    /** Set by a measured page once it can be driven. */
    operations?: PageOperations;
  }
}

// A module, so that the line above adds to the window of every page.
export {};
