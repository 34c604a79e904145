CREATE TABLE "model_faults" (
	"day" date NOT NULL,
	"source" text NOT NULL,
	"kind" text NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "model_faults_day_source_kind_pk" PRIMARY KEY("day","source","kind")
);
