/** In place of `client-react.ts` in Server Components, whose React has no such hooks. */

const refuse = (): never => {
  throw new Error(
    "VitrineProvider and the hooks of vitrine/react work only in Client Components: begin the file that uses them with 'use client'.",
  );
};

export const useContext = refuse;
export const useState = refuse;
