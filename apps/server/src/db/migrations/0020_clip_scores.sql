ALTER TABLE "media" ADD COLUMN "scores" double precision[];
