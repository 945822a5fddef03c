/** Money and dates as a person reads them. */
export {};
